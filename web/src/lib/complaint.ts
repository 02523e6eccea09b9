import type { ApiError } from "./api";
import { say, speech } from "./speech.svelte";

/** What the server would not do, as a sentence in the reader's language. */
export function complaint(error: ApiError): string {
  if (error.refusal) return speech.words.reason(error.refusal);
  switch (error.code) {
    case "unreachable":
    case "unavailable":
      return say("page-offline");
    case "signed_out":
      return say("page-error-signed-out");
    case "not_found":
      return say("page-error-not-found");
    case "stale":
      return say("page-changed");
    case "taken":
      return say("page-error-taken");
    case "too_many":
      return say("page-error-too-many");
    default:
      return error.message;
  }
}
