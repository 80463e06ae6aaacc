import { importLimits } from "../types";

/** Pictures that came beside a page, by their addresses. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>;

/** Bytes of a picture that is in the page or beside it; undefined for one that lies elsewhere. Nothing is loaded. */
export function pictureBytes(
  address: string,
  files: PictureFiles,
  taken: readonly { readonly bytes: Uint8Array }[],
): Uint8Array | undefined {
  const room = importLimits.fileBytesWithPictures - taken.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const most = Math.min(room, importLimits.pictureBytes);
  const [, data] = /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,([\w+/=\s-]*)$/i.exec(address) ?? [];
  const bytes = data === undefined ? files.get(address) : data.length * 0.75 > most ? undefined : decoded(data);
  return bytes && bytes.length > 0 && bytes.length <= most ? bytes : undefined;
}

export function decoded(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
