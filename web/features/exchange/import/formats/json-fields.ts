export type Fields = Record<string, unknown>;

/** Reads values of any shape. Never throws over a file's content. */
export const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const string = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
