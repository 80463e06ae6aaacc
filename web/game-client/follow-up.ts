import type { GameView } from "#protocol/http/games";
import type { Cancel, Env } from "#browser/env";
import type { ApiReply } from "#api/requests";

/** A class that has not started another round by then has gone home. */
const WATCHED_FOR = 15 * 60_000;

type Watch = {
  readonly look: () => Promise<ApiReply<GameView>>;
  /** Pause between two requests. */
  readonly every: number;
  readonly onNext: (view: GameView & Required<Pick<GameView, "next_game">>) => void;
};

/**
 * Checks now and then if a finished game continues in another round, while somebody looks at the page: a finished game has no
 * socket left to announce it.
 */
export function watchForFollowUp({ look, every, onNext }: Watch, env: Env): Cancel {
  const until = env.now() + WATCHED_FOR;
  let isOver = false;
  let isAsking = false;
  // Begin at a random time, because all phones of the class saw the end at the same moment.
  let stopNext = env.after(every * env.random(), () => void ask());
  const stopWake = env.onWake(() => void ask());

  async function ask(): Promise<void> {
    stopNext();
    // Do not ask while the page is hidden; it asks when it is visible again.
    if (isAsking || !env.isVisible()) return;
    isAsking = true;
    const reply = await look();
    isAsking = false;
    if (isOver) return;
    if (reply.ok && reply.body.next_game) {
      stop();
      return onNext({ ...reply.body, next_game: reply.body.next_game });
    }
    if (isGone(reply)) return stop();
    if (env.now() < until) stopNext = env.after((!reply.ok && reply.retryAfterMs) || every, () => void ask());
  }

  function stop(): void {
    isOver = true;
    stopNext();
    stopWake();
  }
  return stop;
}

/** The game was deleted, or this screen no longer has a seat in it. */
const isGone = (reply: ApiReply<GameView>): boolean =>
  !reply.ok && reply.status >= 400 && reply.status < 500 && reply.status !== 429;

/** Runs the function once the page has been visible for this long without a break. */
export function onceSeenFor(ms: number, run: () => void, env: Env): Cancel {
  let stopTimer = start();
  const stopWake = env.onWake(() => {
    stopTimer();
    stopTimer = start();
  });
  function start(): Cancel {
    return env.after(ms, () => {
      if (!env.isVisible()) return;
      stopWake();
      run();
    });
  }
  return () => {
    stopTimer();
    stopWake();
  };
}
