import { useEffect, useEffectEvent, useState } from "react";
import type { OwnAnswer, Timed } from "#game-client/game";
import { keepUnsent, unsentFor } from "./unsent";
import { useKeyDown } from "#ui/use/use-key-down";

/** So long before the deadline what is complete is sent by itself: it still has to arrive. */
const BELL_MS = 400;

type Asking = {
  readonly asked: Timed;
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly onAnswer: (answer: string) => void;
  readonly arrival: () => number;
};

type Rules<Draft> = {
  /** Before the first touch. */
  readonly empty: Draft;
  /** Whether what the device has kept is a draft of this question at all. */
  isDraft(this: void, kept: unknown): boolean;
  /** What is sent of it; null while something is missing. */
  answerOf(this: void, draft: Draft): string | null;
  /** False for what must not go without a press. */
  readonly isSentByBell?: boolean;
};

export type Unsent<Draft> = {
  readonly draft: Draft;
  change(this: void, draft: Draft): void;
  /** Null while something is missing. */
  readonly answer: string | null;
  /** Sends what is complete. */
  send(this: void): void;
  /** The bar to send it with has its place: also, unseen, while the question is being read. */
  readonly isShown: boolean;
};

/** An answer that takes more than one touch: free to change until it is sent, by its button, Ctrl+Enter or the bell. */
export function useUnsent<Draft>(asking: Asking, rules: Rules<Draft>): Unsent<Draft> {
  const { asked, isOpen, isHidden, onAnswer, arrival } = asking;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = unsentFor(asked)?.draft;
    return rules.isDraft(kept) ? (kept as Draft) : rules.empty;
  });
  const answer = rules.answerOf(draft);
  const send = () => {
    if (isOpen && answer !== null) onAnswer(answer);
  };
  const ring = useEffectEvent(() => {
    if (answer === null || rules.isSentByBell === false) return;
    keepUnsent(asked, draft, true);
    send();
  });
  useEffect(() => {
    if (!isOpen || asked.ends_at === null) return undefined;
    return atBell(asked.ends_at, arrival, ring);
  }, [isOpen, asked.ends_at, arrival]);
  useCtrlEnter(isOpen, send);
  const change = (next: Draft) => {
    if (!isOpen) return;
    setDraft(next);
    keepUnsent(asked, next);
  };
  return { draft, change, answer, send, isShown: isOpen || isHidden };
}

/** A clock that is measured better meanwhile moves the bell. */
function atBell(endsAt: number, arrival: () => number, ring: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = endsAt - arrival() - BELL_MS;
    if (left <= 0) ring();
    else timer = setTimeout(wait, left);
  };
  wait();
  return () => clearTimeout(timer);
}

/** From anywhere on the page, like the keys of the answers. */
function useCtrlEnter(isOn: boolean, send: () => void): void {
  useKeyDown((event) => {
    if (!isOn || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.repeat || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    send();
  });
}
