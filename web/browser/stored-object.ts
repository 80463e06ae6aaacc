/** Reads a stored value as an object of unknown fields: it may come from an older or a newer page, or be damaged. */

export type Unknown = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): Unknown =>
  typeof value === "object" && value !== null ? (value as Unknown) : {};

export function storedObject(text: string | null): Unknown {
  try {
    return asObject(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
