import type { ApiError } from "./api";
import { say, speech } from "./speech.svelte";

/** What the server would not do, as a sentence in the reader's language. */
export function complaint(error: ApiError): string {
  if (error.refusal) return speech.words.reason(error.refusal);
  if (error.status === 0) return say("page-offline");
  return say(`error-${error.kind}`, error.args);
}
