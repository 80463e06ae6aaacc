import { useEffect, useState } from "react";
import type { LiveQuestion } from "#game-client/game";

export type Clock = {
  readonly isReading: boolean;
  /** Whole seconds left to read, then whole seconds left to answer; 0 if the question has no clock. */
  readonly seconds: number;
  /** True if the time is over and the question still open, because some answers are on their way. */
  readonly isCollecting: boolean;
};

/** The time for which answers are said to be on their way; most questions are closed by then. */
const COLLECTING_MS = 1000;

/** The running question's clock by the server's time: rendered once a second, exactly when a second is over. */
export function useClock(question: LiveQuestion | null, serverNow: () => number): Clock {
  const [now, setNow] = useState(serverNow);
  const key = question ? `${question.question_id} ${question.starts_at} ${question.ends_at}` : null;
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setNow(serverNow());
  }
  const changesAt = question && nextChange(question, now);
  useEffect(() => {
    if (changesAt === null) return undefined;
    const look = () => {
      const at = serverNow();
      setNow(at);
      if (at < changesAt) timer = setTimeout(look, changesAt - at);
    };
    let timer = setTimeout(look, changesAt - serverNow());
    return () => clearTimeout(timer);
  }, [changesAt, serverNow]);
  if (!question) return { isReading: false, seconds: 0, isCollecting: false };
  const isReading = now < question.starts_at;
  const left = ((isReading ? question.starts_at : question.ends_at) ?? now) - now;
  return { isReading, seconds: Math.max(0, Math.ceil(left / 1000)), isCollecting: left <= -COLLECTING_MS };
}

/** The time at which the clock's number changes; null when nothing changes any more. */
function nextChange(question: LiveQuestion, now: number): number | null {
  const until = now < question.starts_at ? question.starts_at : question.ends_at;
  if (until === null) return null;
  const secondsLeft = Math.ceil((until - now) / 1000);
  if (secondsLeft > 0) return until - (secondsLeft - 1) * 1000;
  return now < until + COLLECTING_MS ? until + COLLECTING_MS : null;
}
