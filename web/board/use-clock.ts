import { useEffect, useState } from "react";
import type { LiveQuestion } from "../live/game";

export type Clock = {
  readonly isReading: boolean;
  /** Whole seconds left to read, then whole seconds left to answer. */
  readonly seconds: number;
};

/** The running question's clock by the server's time: drawn anew once a second, exactly when a second is over. */
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
  if (!question) return { isReading: false, seconds: 0 };
  const isReading = now < question.starts_at;
  const left = (isReading ? question.starts_at : question.ends_at) - now;
  return { isReading, seconds: Math.max(0, Math.ceil(left / 1000)) };
}

/** When the number on the clock will be another one; null when nothing changes any more. */
function nextChange(question: LiveQuestion, now: number): number | null {
  const until = now < question.starts_at ? question.starts_at : question.ends_at;
  const secondsLeft = Math.ceil((until - now) / 1000);
  return secondsLeft <= 0 ? null : until - (secondsLeft - 1) * 1000;
}
