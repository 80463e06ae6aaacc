import { useEffect, useState } from "react";
import { recalled, remember } from "#browser/device";
import type { HostWord } from "#kinds/board";
import type { BoardHost } from "#hosting/board-host";
import { useKeyDown } from "#ui/use/use-key-down";

const SPOKEN = "bilye.host-word";
const UNDOABLE_MS = 8_000;

export type Speaks = Pick<BoardHost, "acceptAnswer" | "hideText">;

/** "“enerji santrali” doğru sayıldı, 2 kişinin puanı güncellendi." */
export type Accepted = { readonly text: string; readonly count: number };

type Spoken = {
  readonly word: HostWord;
  /** The answer accepted a moment ago, while it can be undone at once. */
  readonly last: Accepted | null;
  readonly undo: () => void;
  /** True once the host has used the two discs and knows what they do. */
  readonly hasSpoken: boolean;
};

/** The host's decisions on the answers to one question. Ctrl+Z takes the newest back. */
export function useHostWord(questionId: string, host: Speaks): Spoken {
  const [last, setLast] = useState<(Accepted & { readonly of: string }) | null>(null);
  const [taken, setTaken] = useState<{ readonly of: string; readonly back: () => void } | null>(null);
  const [hasSpoken, setSpoken] = useState(() => recalled(SPOKEN) !== null);
  const speak = (say: () => void, back: () => void, accepted: Accepted | null) => {
    say();
    setTaken({ of: questionId, back });
    setLast(accepted && { ...accepted, of: questionId });
    setSpoken(true);
    remember(SPOKEN, "1");
  };
  const word: HostWord = {
    accept: ({ text, count }, isAccepted) =>
      speak(
        () => host.acceptAnswer(text, isAccepted),
        () => host.acceptAnswer(text, !isAccepted),
        isAccepted ? { text, count } : null,
      ),
    hide: (text, isHidden) =>
      speak(
        () => host.hideText(text, isHidden),
        () => host.hideText(text, !isHidden),
        null,
      ),
  };
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), UNDOABLE_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const undo = () => {
    if (taken?.of === questionId) taken.back();
    setTaken(null);
    setLast(null);
  };
  useCtrlZ(undo);
  return { word, last: last?.of === questionId ? last : null, undo, hasSpoken };
}

function useCtrlZ(run: () => void): void {
  useKeyDown((event) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    run();
  });
}
