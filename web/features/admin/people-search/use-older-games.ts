import { useEffect, useRef, useState } from "react";
import type { PeopleSearchReply } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { sendPatiently } from "#api/send-patiently";

/** The search stops by itself after so many nicknames more; a button continues it. */
export const MOST_AT_ONCE = 200;

type Part = Pick<PeopleSearchReply, "nicknames" | "next">;
type Search = {
  /** The moment that the search has come to; null if no older game is left. */
  readonly next: number | null;
  readonly look: (before: number) => Promise<Part>;
  readonly onFound: (part: Part) => void;
};

/**
 * Goes on by itself with older games, of which the server looks through a part at a time, until none is left, somebody stops it
 * or many nicknames are found.
 */
export function useOlderGames({ next, look, onFound }: Search) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");
  const running = useRef<AbortController>(null);

  const goOn = async () => {
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    setFailure("");
    try {
      await searched({ next, look, onFound }, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) setFailure(messageOf(error, tryLater("Aranamadı")));
    }
    if (running.current === stop) setRunning(false);
  };
  const halt = () => {
    running.current?.abort();
    setRunning(false);
  };
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the search begins with the first results
    void goOn();
    return () => running.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each search
  }, []);
  return { isRunning, failure, goOn: () => void goOn(), halt };
}

/** Looks through older games, part by part. */
export async function searched({ next, look, onFound }: Search, signal: AbortSignal): Promise<void> {
  let found = 0;
  for (let before = next; before !== null && found < MOST_AT_ONCE;) {
    const at = before;
    let part: Part | undefined;
    await sendPatiently(
      async () => {
        part = await look(at);
      },
      { signal, onWait: () => {} },
    );
    if (part === undefined || signal.aborted) return;
    onFound(part);
    found += part.nicknames.length;
    before = part.next;
  }
}
