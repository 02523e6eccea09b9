"""nginx as hosting/nginx.conf sets it up; `python -m tests.server.nginx` finds or installs it."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection

from tests import apt
from tests.server.process import PATIENCE

HOSTING = Path(__file__).parents[2] / "hosting"
NAME = "play.example.org"
MISSING = (
    "The tests need nginx. Install it (on Debian and Ubuntu as root: apt-get install nginx-light) "
    "and run this again."
)
WHOLE = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/comptoir.conf;
}}
"""


def program() -> str | None:
    """Where it is."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def install() -> None:
    """Have nginx, with Debian's package if there is none; no service of it is started."""
    if program():
        return
    policy = Path("/usr/sbin/policy-rc.d")
    ours = not policy.exists() and policy.parent.is_dir()
    try:
        if ours:
            policy.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
            policy.chmod(0o755)
        done = apt.install("nginx-light")
    except OSError:
        done = False
    finally:
        if ours:
            policy.unlink(missing_ok=True)
    if not done or not program():
        sys.exit(MISSING)


def configured(folder: Path, changes: Mapping[str, str]) -> str:
    """hosting/nginx.conf with other ports and files; all else is as hosts use it."""
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    folders = {
        f"/etc/ssl/{NAME}/fullchain.pem": f"{folder}/certificate",
        f"/etc/ssl/{NAME}/privkey.pem": f"{folder}/key",
        "root /usr/share/comptoir;": f"root {HOSTING};",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
    }
    for old, new in {**folders, **changes}.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def certify(folder: Path) -> None:
    """A certificate of our own."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", f"{folder}/key", "-out", f"{folder}/certificate"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
        ],
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )


@contextmanager
def running(folder: Path, plain: int, secure: int, servers: list[int]) -> Iterator[None]:
    """nginx at these ports before these servers."""
    found = program()
    assert found, MISSING
    certify(folder)
    how = "max_fails=1 fail_timeout=2s;"
    listed = "\n".join(f"    server 127.0.0.1:{port} {how}" for port in servers)
    changes = {
        "    listen 80;": f"    listen 127.0.0.1:{plain};",
        "    listen 443 ssl;": f"    listen 127.0.0.1:{secure} ssl;",
        f"    server 127.0.0.1:8000 {how}": listed,
    }
    (folder / "comptoir.conf").write_text(configured(folder, changes), encoding="utf-8")
    user = "user root;" if Path(folder).owner() == "root" else ""
    whole = folder / "nginx.conf"
    whole.write_text(WHOLE.format(folder=folder, user=user), encoding="utf-8")
    command = [found, "-p", str(folder), "-e", f"{folder}/errors", "-c", str(whole)]
    subprocess.run([*command, "-t"], check=True, capture_output=True, timeout=PATIENCE)
    with subprocess.Popen(command) as process:
        try:
            _wait_for(plain)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(MISSING)


if __name__ == "__main__":
    install()
