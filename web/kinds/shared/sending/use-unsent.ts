import { useEffect, useEffectEvent, useState } from "react";
import type { OwnAnswer, Timed } from "#game-client/game";
import { storeUnsent, unsentFor } from "./unsent";
import { useKeyDown } from "#ui/use/use-key-down";

/** Time before the deadline at which a complete answer is sent by itself, so that it still arrives. */
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
  /** The draft before the first touch. */
  readonly empty: Draft;
  /** Checks that a value read from the device is a draft of this question at all. */
  isDraft(this: void, stored: unknown): boolean;
  /** The answer to send; null while something is missing. */
  answerOf(this: void, draft: Draft): string | null;
  /** False for an answer that must not be sent without a press. */
  readonly isSentByBell?: boolean;
};

export type Unsent<Draft> = {
  readonly draft: Draft;
  change(this: void, draft: Draft): void;
  /** Null while something is missing. */
  readonly answer: string | null;
  /** Sends a complete answer. */
  send(this: void): void;
  /** True if the send bar takes its place: it is visible, or room is kept for it while the question is being read. */
  readonly isShown: boolean;
};

/** An answer that takes more than one touch. It can be changed until it is sent by its button, Ctrl+Enter or the bell. */
export function useUnsent<Draft>(asking: Asking, rules: Rules<Draft>): Unsent<Draft> {
  const { asked, isOpen, isHidden, onAnswer, arrival } = asking;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = unsentFor(asked)?.draft;
    return rules.isDraft(stored) ? (stored as Draft) : rules.empty;
  });
  const answer = rules.answerOf(draft);
  const send = () => {
    if (isOpen && answer !== null) onAnswer(answer);
  };
  const ring = useEffectEvent(() => {
    if (answer === null || rules.isSentByBell === false) return;
    storeUnsent(asked, draft, true);
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
    storeUnsent(asked, next);
  };
  return { draft, change, answer, send, isShown: isOpen || isHidden };
}

/**
 * Rings shortly before the deadline. It measures the rest again each time it wakes, because a better measurement of the
 * server's clock moves the bell.
 */
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

/** Sends on Ctrl+Enter from anywhere on the page. */
function useCtrlEnter(isOn: boolean, send: () => void): void {
  useKeyDown((event) => {
    if (!isOn || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.repeat || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    send();
  });
}
