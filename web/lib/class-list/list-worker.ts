import { addNewerMethods } from "../newer-methods";
import { listOutcome } from "./read-list";

addNewerMethods();

/** Reads a file beside the page, so that a large one does not freeze it. */
self.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(listOutcome(new Uint8Array(data)), { transfer: [] });
});
