import type { Fault } from "./question";

/** A list of one fault, or of none where there is no message. */
export const faultAt = (field: string, message: string | null | undefined, key?: string): Fault[] =>
  message ? [{ field, ...(key !== undefined && { key }), message }] : [];
