import { env } from "cloudflare:workers";
import { searchKey } from "#shared/fold";

/** Every place of the database where one of these words stands, in any form: "table.column". */
export async function placesOf(words: readonly string[]): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{ name: string }>();
  const found = new Set<string>();
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) {
        const text = Array.isArray(value) ? new TextDecoder().decode(new Uint8Array(value)) : String(value);
        if (words.some((word) => text.includes(word) || searchKey(text).includes(searchKey(word)))) {
          found.add(`${name}.${column}`);
        }
      }
    }
  }
  return [...found].toSorted();
}
