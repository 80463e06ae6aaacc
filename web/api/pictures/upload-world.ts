import { sendPicture } from "./send-picture";
import { shrink } from "./shrink";

/** The browser, as far as a picture on its way needs it. */
export const uploadWorld = {
  shrink,
  send: sendPicture,
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
