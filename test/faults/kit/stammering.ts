import type { Env } from "#browser/env";

/** A socket that sends everything twice, each time after another pause: doubled, late and out of order. */
export const Stammering: Env["WebSocket"] = class extends WebSocket {
  #said = 0;
  override send(text: string) {
    for (const pause of [(this.#said++ % 3) * 60, 90]) {
      setTimeout(() => {
        if (this.readyState === WebSocket.OPEN) super.send(text);
      }, pause);
    }
  }
};
