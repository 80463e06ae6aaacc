import type { Game } from "#game/game";
import { teamChoices } from "#game/teams";
import { lobbyFor } from "#game/view/lists";
import type { Hall } from "./lines";
import type { OfAll } from "./sums";

/**
 * The state of the whole game that every phone shows, worked out again only when something in it may have changed. It stays the
 * same object while nothing has.
 */
export class HallShown {
  #shown: { readonly hall: Hall; readonly text: string } | null = null;
  #isOld = true;

  constructor(
    private readonly game: () => Game,
    private readonly sums: () => OfAll,
  ) {}

  get now(): Hall {
    if (this.#shown && !this.#isOld) return this.#shown.hall;
    this.#isOld = false;
    const { sockets, absent } = this.sums();
    const game = this.game();
    const hall = { sockets, lobby: lobbyFor(game, "player", (id) => !absent.has(id)), choices: teamChoices(game) };
    const text = JSON.stringify(hall);
    if (text !== this.#shown?.text) this.#shown = { hall, text };
    return this.#shown.hall;
  }

  mayHaveChanged(): void {
    this.#isOld = true;
  }
}
