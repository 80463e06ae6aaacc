/** Additions to a phone's pages in a game with reactions: five marbles to send to the board between questions. */
export { WithReactions as Figures, WithReactions as Rows } from "./reactions";
