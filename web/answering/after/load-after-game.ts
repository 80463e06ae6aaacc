export type AfterGame = typeof import("./after-game");

/** The part of the script that a game hardly needs before its end. */
export const afterGame = (): Promise<AfterGame> => import("./after-game");
