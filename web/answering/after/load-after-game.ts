export type AfterGame = typeof import("./after-game");

/** What hardly a game needs before its end. */
export const afterGame = (): Promise<AfterGame> => import("./after-game");
