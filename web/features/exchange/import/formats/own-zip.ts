import { ownZip } from "#features/exchange/own-zip";
import { jsonQuestions } from "./json";
import { importLimits, ImportRefused, type RawSet } from "../types";
import { openZip, type Archive } from "../files/unzip";

/** Reads our own packed file: questions and their pictures. Undefined for any other file. */
export function ownZipSet(bytes: Uint8Array): RawSet | undefined {
  const archive = openZip(bytes, importLimits.partsWithPictures);
  // A folder that was unpacked and packed again adds its name before every path.
  const questions = archive.names.find((name) => name === ownZip.questions || name.endsWith(`/${ownZip.questions}`));
  if (questions === undefined) return undefined;
  const set = jsonQuestions(json(archive.read(questions)!));
  const { pictures, lost } = picturesIn(archive, questions.slice(0, -ownZip.questions.length));
  return {
    ...set,
    pictures,
    notes: [...(set.notes ?? []), ...(lost > 0 ? [`Dosyadaki ${lost} resim okunamadı: bozuk ya da çok büyük.`] : [])],
  };
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new ImportRefused("Sıkıştırılmış dosyanın içindeki soru listesi bozuk.");
  }
}

/** Reads the pictures and ignores other files. Counts pictures that are too large or do not unpack. */
function picturesIn(archive: Archive, folder: string) {
  const pictures = new Map<string, Uint8Array>();
  let lost = 0;
  let room: number = importLimits.fileBytesWithPictures;
  for (const name of archive.names) {
    const id = name.startsWith(folder) ? ownZip.idIn(name.slice(folder.length)) : undefined;
    if (id === undefined) continue;
    const bytes = unpacked(archive, name, Math.min(room, importLimits.pictureBytes));
    if (!bytes) lost++;
    else {
      room -= bytes.length;
      pictures.set(id, bytes);
    }
  }
  return { pictures, lost };
}

function unpacked(archive: Archive, name: string, mostBytes: number): Uint8Array | undefined {
  try {
    return archive.read(name, mostBytes);
  } catch {
    return undefined;
  }
}
