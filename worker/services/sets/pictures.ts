import { Refused } from "../request/refused";

/**
 * The refusal of pictures that do not exist; `named` maps fields to ids. The owner of a picture does not matter, because copied
 * sets share pictures.
 */
export function missingPictures(missing: readonly string[], named: ReadonlyMap<string, string>): Refused {
  const faults = [...named].filter(([, id]) => missing.includes(id));
  return new Refused("validation_failed", {
    fields: Object.fromEntries(faults.map(([field]) => [field, "Resim bulunamadı, yeniden yükleyin."])),
  });
}
