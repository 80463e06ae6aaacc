/** Names the place a call comes from, as far as the edge knows it: a city and a country, never an address. */
export function placeWords(edge: unknown): string {
  const { city, country } = (edge ?? {}) as { city?: unknown; country?: unknown };
  const words = [textOf(city), countryName(textOf(country))];
  return words.filter((word) => word !== "").join(", ");
}

const longest = 60;
const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, longest) : "");

/** "T1" stands for Tor, "XX" for nothing known. */
const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) && code !== "XX" ? (new Intl.DisplayNames(["tr"], { type: "region" }).of(code) ?? "") : "";
