export type AfterGame = typeof import("../after/after-game");

const TRY_AGAIN = 10_000;

/** What no game needs before its end. A network that is away then comes back. */
export const afterGame = (): Promise<AfterGame> =>
  import("../after/after-game").catch(() => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN)).then(afterGame));
