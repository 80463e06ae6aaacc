import { addNewerMethods } from "../newer-methods";
import type { ToRead } from "./import-file";
import { outcomeOf } from "./outcome";

addNewerMethods();

/** Reads a file beside the page, so that a large one does not freeze it. */
self.addEventListener("message", ({ data: { bytes, roles } }: MessageEvent<ToRead>) => {
  self.postMessage(outcomeOf(new Uint8Array(bytes), roles), { transfer: [] });
});
