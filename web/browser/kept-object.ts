/** What this device keeps may be of an older or a newer page, or damaged: it is read as an object of unknown fields. */

type Unknown = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): Unknown =>
  typeof value === "object" && value !== null ? (value as Unknown) : {};

export function keptObject(text: string | null): Unknown {
  try {
    return asObject(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
