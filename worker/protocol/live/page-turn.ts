/** To the next piece of a question that does not fit on the board, or back to its beginning. */
export const pageWays = ["on", "back"] as const;
export type PageTurn = { readonly question_id: string; readonly way: (typeof pageWays)[number] };
