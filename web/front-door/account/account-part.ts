/** For a device on which an account is signed in: its player on the game's form, and the line that names it on other pages. */
export { knownPlayer } from "./known-player";
export { sayAccount } from "./account-line";
