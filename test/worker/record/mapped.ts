/** Texts that differ by chance: tokens, ids and secrets. A word with a digit that is as long as this is none of a human's. */
const ids =
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}(?![\w-])/;
const codes = /"(?:game_code|code|user_code|digits|pin)":"([^"]*\d[^"]*)"/g;

/** The record with ids, codes and tokens named in the order of their appearance, and times as those since its start. */
export function mapped(text: string, start: number): string {
  const short = [...new Set([...text.matchAll(codes)].map(([, code]) => code!))].filter((code) => code.length > 2);
  const all = new RegExp(
    [ids.source, ...short.map((code) => `(?<![\\w.])${code}(?!\\w|\\.\\d{1,3}\\b)`)].join("|"),
    "g",
  );
  const names = new Map<string, string>();
  const named = (id: string) => {
    if (!names.has(id)) names.set(id, `«${names.size + 1}»`);
    return names.get(id)!;
  };
  return text
    .replace(all, named)
    .replace(/"digits":"(\d\d)"/g, '"digits":"«digits»"')
    .replace(/(?<![\w.])1[78]\d{11}(?![\w.])/g, (time) => `@${Number(time) - start}`);
}
