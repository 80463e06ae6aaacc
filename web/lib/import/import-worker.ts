import { addNewerMethods } from "../newer-methods";
import { outcomeOf } from "./outcome";

addNewerMethods();

/** Reads a file beside the page, so that a large one does not freeze it. */
self.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(outcomeOf(new Uint8Array(data)), { transfer: [] });
});
