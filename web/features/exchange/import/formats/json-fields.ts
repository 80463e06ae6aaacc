export type Fields = Record<string, unknown>;

/** What is there, whatever was written: never an exception over a file's shape. */
export const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const string = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
