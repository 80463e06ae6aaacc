import { ApiError } from "#api/api-error";
import type { Shrunk, Unfit } from "#api/pictures/shrink";
import type { FilePictures } from "./types";

/** A picture named by a file's questions: stored on the server, or the reason why not. */
export type Brought =
  | { readonly is: "there"; readonly id: string; readonly width?: number; readonly height?: number }
  | { readonly is: "lost"; readonly why: string; /** A later try may bring it. */ readonly mayCome: boolean };

export type PictureWorld = {
  /** Asks whether the server has a picture with this id; null if it could not be asked. */
  readonly isThere: (id: string) => Promise<boolean | null>;
  /** Computes the id that the server would give; null if this browser cannot. */
  readonly idOf: (bytes: Uint8Array) => Promise<string | null>;
  readonly shrink: (file: Blob) => Promise<Shrunk | Unfit>;
  readonly send: (picture: Blob, signal: AbortSignal) => Promise<{ id: string; width: number; height: number }>;
};

const AT_ONCE = 3;

/**
 * Sends the pictures of a file to the server, each once. If the bytes do not match their name, the picture counts as new and is
 * made smaller like any other. Pictures that are not in the file are looked up on the server.
 */
export async function bringPictures(
  ids: readonly string[],
  file: FilePictures,
  { world, signal, onOne }: { world: PictureWorld; signal: AbortSignal; onOne: (id: string, brought: Brought) => void },
): Promise<void> {
  const waiting = [...new Set(ids)];
  let full: Brought | null = null;
  const next = async (): Promise<void> => {
    const id = waiting.shift();
    if (id === undefined || signal.aborted) return;
    const brought = full ?? (await bring(id, file.get(id), world, signal));
    if (brought.is === "lost" && brought.why === FULL) full = brought;
    if (!signal.aborted) onOne(id, brought);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Removes the full stop: the reason ends other sentences. */
const lost = (why: string, mayCome = false): Brought => ({ is: "lost", why: why.replace(/\.$/, ""), mayCome });
const FULL = "resim sınırınıza geldiniz";
const NOT_HERE = "bu Bilye’de böyle bir resim yok";
const NO_PICTURE = "okunabilen bir resim değil";
const OFFLINE = "bağlantı kurulamadı";

async function bring(
  id: string,
  bytes: Uint8Array | undefined,
  world: PictureWorld,
  signal: AbortSignal,
): Promise<Brought> {
  try {
    if (!bytes) {
      const isThere = await world.isThere(id);
      return isThere ? { is: "there", id } : isThere === null ? lost(OFFLINE, true) : lost(NOT_HERE);
    }
    return await sent(bytes, ((await world.idOf(bytes)) ?? id) === id, { world, signal });
  } catch (error) {
    return refused(error);
  }
}

type Sending = { readonly world: PictureWorld; readonly signal: AbortSignal };

/** Sends without asking first: the server recognises bytes that it has. */
async function sent(bytes: Uint8Array, isOwn: boolean, { world, signal }: Sending): Promise<Brought> {
  const blob = new Blob([new Uint8Array(bytes)], { type: typeOf(bytes) });
  if (isOwn) {
    try {
      return { is: "there", ...(await world.send(blob, signal)) };
    } catch (error) {
      // The server accepts other pictures than the one that made the file, or somebody forged the name.
      if (!(error instanceof ApiError) || error.status !== 415) throw error;
    }
  }
  const shrunk = await world.shrink(blob);
  if (shrunk === "too_small") return lost("çok küçük");
  if (shrunk === "too_large") return lost("çok büyük");
  if (shrunk === "not_a_picture") return lost(NO_PICTURE);
  return { is: "there", ...(await world.send(shrunk.blob, signal)) };
}

function refused(error: unknown): Brought {
  if (!(error instanceof ApiError)) return lost(NO_PICTURE);
  if (error.code === "media_quota") return lost(FULL);
  if (error.status === 413 || error.status === 415) return lost(error.fields["picture"] ?? NO_PICTURE);
  return lost(error.status === 0 ? OFFLINE : error.message, true);
}

/** Guesses the type by the first bytes; the server checks all of them. */
function typeOf(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\u0089PNG")) return "image/png";
  if (start.startsWith("\u00ff\u00d8")) return "image/jpeg";
  if (start.startsWith("GIF8")) return "image/gif";
  return "image/webp";
}
