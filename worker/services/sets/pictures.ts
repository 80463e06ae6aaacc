import type { Database } from "#db/database";
import { missingPictures } from "#db/sets/media";
import { Refused } from "../request/refused";

/**
 * Only pictures that are there may be named: their ids, by the fields that name them. Whose picture it is does not matter, for
 * a copied set shares them.
 */
export async function requirePictures(db: Database, named: ReadonlyMap<string, string>): Promise<void> {
  const missing = await missingPictures(db, [...new Set(named.values())], Date.now());
  if (missing.size === 0) return;
  const faults = [...named].filter(([, id]) => missing.has(id));
  throw new Refused("validation_failed", {
    fields: Object.fromEntries(faults.map(([field]) => [field, "Resim bulunamadı, yeniden yükleyin."])),
  });
}
