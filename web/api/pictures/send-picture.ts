import type { MediaReply } from "#protocol/http/replies/media";
import { storedToken } from "#browser/token";
import { errorOf, networkError } from "../api-error";
import { failureOf } from "../requests";

type Sending = {
  /** A picture that is sent again because its reply was lost gets the same reply. */
  readonly key: string;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a picture. Throws an `ApiError`, as every call does. */
export function sendPicture(picture: Blob, { key, onProgress, signal }: Sending): Promise<MediaReply["media"]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(networkError());
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      const reply = jsonIn(responseText);
      if (status === 201 && reply?.media) return resolve(reply.media);
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      return reject(errorOf(failureOf({ status, statusText, headers }, reply)));
    });
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, failed);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", "/api/media");
    request.timeout = 120_000;
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", picture.type);
    request.setRequestHeader("idempotency-key", key);
    const token = storedToken();
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.send(picture);
  });
}

function jsonIn(text: string): { media?: MediaReply["media"]; code?: unknown } | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" ? data : null;
  } catch {
    return null;
  }
}
