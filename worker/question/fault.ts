import type { Fault } from "./question";

/** A list of one fault; empty if there is no message. */
export const faultAt = (field: string, message: string | null | undefined, key?: string): Fault[] =>
  message ? [{ field, ...(key !== undefined && { key }), message }] : [];

/** The most parts of a list that are read, far more than any question has: a list of a million parts then costs little. */
const MOST_READ = 200;
const MOST_TOLD = 20;

/** The parts of what should be a list; empty if it is not one. */
export const partsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list.slice(0, MOST_READ) : []);

/** Faults of a list. `unread` names the fields of a part that cannot be read, "" the part itself. */
export const unreadFaults = (
  field: string,
  list: unknown,
  { unread, message }: { unread: (part: unknown) => readonly string[]; message: string },
): Fault[] =>
  Array.isArray(list)
    ? partsOf(list)
        .flatMap((part, i) => unread(part).flatMap((name) => faultAt(field, message, name ? `${i}.${name}` : `${i}`)))
        .slice(0, MOST_TOLD)
    : faultAt(field, message);

export const unlessText = (part: unknown): readonly string[] => (typeof part === "string" ? [] : [""]);

/** Names the fields of a part that are not what they should be. */
export const unlessEach =
  (names: readonly string[], isRead: (value: unknown) => boolean) =>
  (part: unknown): readonly string[] => {
    if (typeof part !== "object" || part === null) return [""];
    return names.filter((name) => !isRead((part as Readonly<Record<string, unknown>>)[name]));
  };
