export type AfterGame = typeof import("../after/after-game");

/** What no game needs before its end. */
export const afterGame = (): Promise<AfterGame> => import("../after/after-game");
