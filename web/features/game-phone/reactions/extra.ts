/** Five marbles to send to the board between questions: what such a game adds to a phone's pages. */
export { WithReactions as Figures, WithReactions as Rows } from "./reactions";
