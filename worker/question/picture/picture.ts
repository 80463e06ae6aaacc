import { limits } from "#shared/limits";
import type { PictureRef } from "../question";
import { faultOfText, isBlank, tidy } from "../text";

/** The base64url SHA-256 of its bytes. */
const ID = /^[\w-]{43}$/;

/** Reads a picture; null if it is not one. */
export function readPicture(value: unknown): PictureRef | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, alt = "", width, height } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== "string" || !ID.test(id) || typeof alt !== "string") return null;
  return { id, alt: tidy(alt), ...(isSide(width) && isSide(height) && { width, height }) };
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.media.side.max;

export const noAlt = "Resmi göremeyen öğrenci için bir cümle yazın.";

/** The fault of a picture's description, which stands for the picture where it cannot be seen. */
export const faultOfAlt = (alt: string, isRequired: boolean): string | null =>
  isRequired && isBlank(alt) ? noAlt : faultOfText(alt, limits.pictureAlt);
