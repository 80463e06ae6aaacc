import type { GameView } from "#protocol/http/replies/game-view";
import type { Cancel, Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { isPassing, type ApiReply } from "#api/requests";

/** A class that has not started a follow-up game by then has gone home. */
const WATCHED_FOR = 15 * 60_000;
/** A time that no page stays open, almost the longest of a timer: only a page that is back asks then. */
const NEVER = 2e9;

type Watch = {
  readonly look: () => Promise<ApiReply<GameView>>;
  /** Pause between two requests. */
  readonly every: number;
  readonly onNext: (view: GameView & Required<Pick<GameView, "next_game">>) => void;
};

/**
 * Checks now and then if a finished game continues in a follow-up game, while somebody looks at the page: a finished game has no
 * socket left to announce it.
 */
export function watchForFollowUp({ look, every, onNext }: Watch, env: Env): Cancel {
  const until = env.now() + WATCHED_FOR;
  return keepAsking(env, {
    ask: look,
    take: (reply) => {
      if (reply.ok && reply.body.next_game) {
        onNext({ ...reply.body, next_game: reply.body.next_game });
        return null;
      }
      // Refused if the game was deleted, or this screen no longer has a seat in it.
      const wait = untilNextTry(reply);
      return wait === null || env.now() < until ? wait : NEVER;
    },
    every,
    // Begin at a random time, because all phones of the class saw the end at the same moment.
    first: every * env.random(),
    whenSeen: true,
    wakes: true,
  });
}

/** Milliseconds until a call may be repeated, 0 if the server did not say; null if it was refused. */
export const untilNextTry = (reply: ApiReply<unknown>): number | null =>
  reply.ok ? 0 : isPassing(reply) ? (reply.retryAfterMs ?? 0) : null;

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
