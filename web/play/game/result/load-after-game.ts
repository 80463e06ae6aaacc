export type AfterGame = typeof import("../../after/after-game");

/** What hardly a game needs before its end. */
export const afterGame = (): Promise<AfterGame> => import("../../after/after-game");
