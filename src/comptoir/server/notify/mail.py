"""E-mail, through the mail server of the settings."""

import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from comptoir.server.background import aside
from comptoir.server.notify.outcome import SENT, Outcome
from comptoir.server.settings import Settings

log = logging.getLogger(__name__)


async def send_mail(
    settings: Settings, to: str, subject: str, text: str, leave: str = ""
) -> Outcome:
    """Send an e-mail; `leave` is the address that stops them."""
    if not settings.smtp_host:
        return Outcome("no_mail_server")
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    if leave:
        message["List-Unsubscribe"] = f"<{leave}>"
    message.set_content(text)
    try:
        await aside(lambda: _send(settings, message))
    except smtplib.SMTPRecipientsRefused:
        return Outcome("refused")
    except (OSError, smtplib.SMTPException) as error:
        log.warning("An e-mail was not sent: %s", type(error).__name__)
        return Outcome("mail_server")
    return SENT


def _send(settings: Settings, message: EmailMessage) -> None:
    with _connect(settings) as server:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def _connect(settings: Settings) -> smtplib.SMTP:
    host, port, limit = settings.smtp_host, settings.smtp_port, settings.message_seconds
    if settings.smtp_security == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, timeout=limit, context=context)
    return smtplib.SMTP(host, port, timeout=limit)
