import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LiveGame } from "#game-client/game";
import { toast } from "#ui/overlays/toasts";
import { PairDialog } from "./pair-dialog";

type LettingInProps = {
  readonly pairing: LiveGame["pairing"];
  /** True while the digits are on their way to the game. */
  readonly isWaiting: boolean;
  readonly onConfirm: (digits: string) => void;
  readonly onPaired: () => void;
};

/** Asks the teacher to let a phone in, and reports the result once. */
export function LettingIn({ pairing, isWaiting, onConfirm, onPaired }: LettingInProps) {
  const [refused, setRefused] = useState<LiveGame["pairing"]>(null);
  const tell = useEffectEvent((state: "paired" | "ended") => {
    if (state === "paired") {
      toast.success("Telefon bağlandı.");
      onPaired();
    } else toast.warning("Telefon bağlanmadı. Karekodu yeniden okutun.");
  });
  const state = pairing?.state;
  const known = useRef(state);
  useEffect(() => {
    if (known.current === "waiting" && state && state !== "waiting") tell(state);
    known.current = state;
  }, [state]);
  if (pairing?.state !== "waiting" || refused === pairing) return null;
  return <PairDialog {...{ pairing, isWaiting, onConfirm }} onClose={() => setRefused(pairing)} />;
}
