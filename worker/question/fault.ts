import type { Fault } from "./question";

/** A list of one fault, or of none where there is no message. */
export const faultAt = (field: string, message: string | null | undefined, key?: string): Fault[] =>
  message ? [{ field, ...(key !== undefined && { key }), message }] : [];

/** More parts than any list has: who sends a hundred thousand wrong ones is not told of each. */
const MOST = 20;

/** What cannot be read of a list: `unread` names the fields of a part that cannot, "" the part itself. */
export const unreadFaults = (
  field: string,
  list: unknown,
  { unread, message }: { unread: (part: unknown) => readonly string[]; message: string },
): Fault[] =>
  Array.isArray(list)
    ? list
        .flatMap((part, i) => unread(part).flatMap((name) => faultAt(field, message, name ? `${i}.${name}` : `${i}`)))
        .slice(0, MOST)
    : faultAt(field, message);

export const unlessText = (part: unknown): readonly string[] => (typeof part === "string" ? [] : [""]);

/** Those of a part's fields that are not what they should be. */
export const unlessEach =
  (names: readonly string[], isRead: (value: unknown) => boolean) =>
  (part: unknown): readonly string[] => {
    if (typeof part !== "object" || part === null) return [""];
    return names.filter((name) => !isRead((part as Readonly<Record<string, unknown>>)[name]));
  };
