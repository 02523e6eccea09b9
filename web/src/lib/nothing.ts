import type { Attachment } from "svelte/attachments";

/** An attachment that does nothing. */
export const nothing: Attachment<Element> = () => undefined;
