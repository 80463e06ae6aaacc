import type { Database } from "#db/database";
import { missingPictures } from "#db/sets/media";
import { Refused } from "../request/refused";

/**
 * Refuses ids of pictures that do not exist; `named` maps fields to ids. The owner of a picture does not matter, because copied
 * sets share pictures.
 */
export async function requirePictures(db: Database, named: ReadonlyMap<string, string>): Promise<void> {
  const missing = await missingPictures(db, [...new Set(named.values())], Date.now());
  if (missing.size === 0) return;
  const faults = [...named].filter(([, id]) => missing.has(id));
  throw new Refused("validation_failed", {
    fields: Object.fromEntries(faults.map(([field]) => [field, "Resim bulunamadı, yeniden yükleyin."])),
  });
}
