import type { Game } from "#game/game";
import { teamChoices } from "#game/teams";
import { lobbyFor } from "#game/view/lists";
import type { WholeGame } from "./lines";
import type { OfAll } from "./sums";

/**
 * The state of the whole game that every phone shows, worked out again only when something in it may have changed. It stays the
 * same object while nothing has.
 */
export class WholeGameShown {
  #shown: { readonly wholeGame: WholeGame; readonly text: string } | null = null;
  #isOld = true;

  constructor(
    private readonly game: () => Game,
    private readonly sums: () => OfAll,
  ) {}

  get now(): WholeGame {
    if (this.#shown && !this.#isOld) return this.#shown.wholeGame;
    this.#isOld = false;
    const { sockets, absent } = this.sums();
    const game = this.game();
    const wholeGame = { sockets, lobby: lobbyFor(game, "player", (id) => !absent.has(id)), choices: teamChoices(game) };
    const text = JSON.stringify(wholeGame);
    if (text !== this.#shown?.text) this.#shown = { wholeGame, text };
    return this.#shown.wholeGame;
  }

  mayHaveChanged(): void {
    this.#isOld = true;
  }
}
