import { addNewerMethods } from "#browser/newer-methods";
import { READY } from "./in-worker";

/** What a worker does that reads files beside the page. */
export function answerPage<Message>(read: (message: Message) => unknown): void {
  addNewerMethods();
  self.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    self.postMessage(read(data), { transfer: [] });
  });
  self.postMessage(READY, { transfer: [] });
}
