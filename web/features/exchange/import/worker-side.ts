import { addNewerMethods } from "#browser/newer-methods";
import { READY } from "./in-worker";

/** Answers the page's messages in a worker that reads files. */
export function answerPage<Message>(read: (message: Message) => unknown): void {
  addNewerMethods();
  self.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    self.postMessage(read(data), { transfer: [] });
  });
  self.postMessage(READY, { transfer: [] });
}
