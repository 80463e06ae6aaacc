import { ApiError } from "#api/api-error";
import type { Shrunk } from "#api/pictures/shrink";
import type { FilePictures } from "./types";

/** A picture that questions of a file name: the server has it now, or why it has not. */
export type Brought =
  | { readonly is: "there"; readonly id: string; readonly width?: number; readonly height?: number }
  | { readonly is: "lost"; readonly why: string; /** A later try may bring it. */ readonly mayCome: boolean };

export type PictureWorld = {
  /** Whether the server has a picture under this id; null where it could not be asked. */
  readonly isThere: (id: string) => Promise<boolean | null>;
  /** What the server would call it; null where this browser cannot say. */
  readonly idOf: (bytes: Uint8Array) => Promise<string | null>;
  readonly shrink: (file: Blob) => Promise<Shrunk | "not_a_picture" | "too_small">;
  readonly send: (picture: Blob, signal: AbortSignal) => Promise<{ id: string; width: number; height: number }>;
};

const AT_ONCE = 3;

/**
 * Brings the pictures of a file to the server, each once. One whose bytes are not what its name says is another picture, and
 * is made smaller like any picture of a teacher. Of those that lie in no file the server is asked.
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

/** The reason ends the sentences that name it. */
const lost = (why: string, mayCome = false): Brought => ({ is: "lost", why: why.replace(/\.$/, ""), mayCome });
const FULL = "resim sınırınıza geldiniz";
const NOT_HERE = "bu Bilye’de böyle bir resim yok";
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

/** Bytes that the server has are the same picture there: it is not asked before. */
async function sent(bytes: Uint8Array, isOwn: boolean, { world, signal }: Sending): Promise<Brought> {
  const blob = new Blob([new Uint8Array(bytes)], { type: typeOf(bytes) });
  if (isOwn) {
    try {
      return { is: "there", ...(await world.send(blob, signal)) };
    } catch (error) {
      // The server takes other pictures than the one that made the file, or somebody has made the name fit.
      if (!(error instanceof ApiError) || error.status !== 415) throw error;
    }
  }
  const shrunk = await world.shrink(blob);
  if (shrunk === "too_small") return lost("çok küçük");
  if (shrunk === "not_a_picture") return lost("okunabilen bir resim değil");
  return { is: "there", ...(await world.send(shrunk.blob, signal)) };
}

function refused(error: unknown): Brought {
  if (!(error instanceof ApiError)) return lost("okunabilen bir resim değil");
  if (error.code === "media_quota") return lost(FULL);
  if (error.status === 413 || error.status === 415)
    return lost(error.fields["picture"] ?? "okunabilen bir resim değil");
  return lost(error.status === 0 ? OFFLINE : error.message, true);
}

/** By its first bytes; the server looks at all of them. */
function typeOf(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\u0089PNG")) return "image/png";
  if (start.startsWith("\u00ff\u00d8")) return "image/jpeg";
  if (start.startsWith("GIF8")) return "image/gif";
  return "image/webp";
}
