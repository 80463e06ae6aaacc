import { useState, useSyncExternalStore } from "react";
import { recalled, remember } from "#browser/device";

/** Face of the host's screen: the board that the class sees, or the remote in the teacher's hand. */
type HostFace = "board" | "remote";

const CHOSEN = "bilye.host-face";

/**
 * Matches a hand-held device: touched by a finger, and smaller than any board. A zoomed or weak board is touched too, but
 * larger.
 */
const IN_HAND = "(pointer: coarse) and (max-width: 899px), (pointer: coarse) and (max-height: 499px)";

/** The face chosen on this device. Without a choice a phone is a remote, and everything else a board. */
export function useHostFace(): readonly [face: HostFace, choose: (face: HostFace) => void] {
  const [chosen, setChosen] = useState(readChosen);
  const isInHand = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(IN_HAND);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(IN_HAND).matches,
  );
  const choose = (face: HostFace) => {
    setChosen(face);
    remember(CHOSEN, face);
  };
  return [chosen ?? (isInHand ? "remote" : "board"), choose];
}

function readChosen(): HostFace | null {
  const chosen = recalled(CHOSEN);
  return chosen === "board" || chosen === "remote" ? chosen : null;
}
