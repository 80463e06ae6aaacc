/** Shortens a name for other people's eyes: the first name and an initial, "Ayşe K.". A single word stays as it is. */
export function shortName(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== "");
  const [first = ""] = words;
  if (words.length < 2) return first;
  const initial = Array.from(words.at(-1)!.replace(/^[^\p{L}\p{N}]+/u, ""))[0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase("tr")}.`;
}
