import type { MediaReply } from "#protocol/http/replies/media";
import { exports } from "cloudflare:workers";
import { picture } from "../../../pictures";
import { call, origin, type Refusal } from "../http";

type Uploaded = MediaReply & Refusal;

export const upload = (token: string | undefined, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  call<Uploaded>("POST", "/api/media", {
    ...(token && { token }),
    body: bytes,
    headers: { "content-type": "image/webp", ...headers },
  });

/** A stored picture that nobody else has. */
export async function aPicture(token: string): Promise<string> {
  const { status, json, text } = await upload(token, anotherPicture());
  if (status !== 201) throw new Error(`${status} ${text}`);
  return json.media.id;
}

/** A valid picture with other bytes each time: the coded part may contain any bytes. */
export function anotherPicture(): Uint8Array<ArrayBuffer> {
  const bytes = picture("webp");
  crypto.getRandomValues(bytes.subarray(-24, -2));
  return bytes;
}

export const shown = (id: string, init?: RequestInit) => exports.default.fetch(`${origin}/media/${id}`, init);
