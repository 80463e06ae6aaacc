import { addNewerMethods } from "#browser/newer-methods";
import { READY, STOP } from "./in-worker";
import type { Watch } from "./types";

/** Answers the page's messages in a worker that reads files. */
export function answerPage<Message>(read: (message: Message, watch: Watch) => unknown): void {
  addNewerMethods();
  let isStopped = false;
  const watch: Watch = {
    progress: (done, total) => send({ progress: { done, total } }),
    isStopped: () => isStopped,
  };
  self.addEventListener("message", async ({ data }: MessageEvent<Message | typeof STOP>) => {
    if (data === STOP) isStopped = true;
    else send(await read(data, watch));
  });
  send(READY);
}

const send = (message: unknown): void => self.postMessage(message, { transfer: [] });
