import { newKey } from "#browser/new-key";
import { sendPicture } from "#api/pictures/send-picture";
import { shrink } from "#api/pictures/shrink";
import type { PictureWorld } from "./incoming-pictures";

export const pictureWorld: PictureWorld = {
  shrink,
  send: (picture, signal) => sendPicture(picture, { key: newKey(), onProgress: () => undefined, signal }),
  async isThere(id) {
    try {
      const { ok, status } = await fetch(`/media/${id}`, { method: "HEAD" });
      return ok ? true : status === 404 ? false : null;
    } catch {
      return null;
    }
  },
  /** Base64url SHA-256. Only available on a secure page. */
  async idOf(bytes) {
    const { subtle } = crypto as Partial<Crypto>;
    if (!subtle) return null;
    const hash = new Uint8Array(await subtle.digest("SHA-256", new Uint8Array(bytes)));
    return btoa(String.fromCharCode(...hash))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  },
};
