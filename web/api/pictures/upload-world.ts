import { sendPicture } from "./send-picture";
import { shrink } from "./shrink";

/** The browser's functions that an upload needs. */
export const uploadWorld = {
  shrink,
  send: sendPicture,
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
