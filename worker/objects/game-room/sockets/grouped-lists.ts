import { limits } from "#shared/limits";
import type { GameEvent } from "#game/game-event";
import type { Game } from "#game/game";
import { foreignFound } from "#game/view/replies";
import { changesAnswerCount, changesLobby } from "#game/view";
import { Throttle } from "./throttle";
import type { Presence } from "./presence";
import type { Sockets } from "./sockets";
import type { Views } from "../views";

/** The time between two lists that a phone gets of a lobby; phones redraw the lobby less often than the board does. */
const PHONE_LOBBY_MS = 1000;
/**
 * In a crowd the list is longer and has more receivers. It is sent less often, or the cost of joining would grow with its
 * square.
 */
const CROWD = { hostMsEach: 1, phoneMsEach: 3, mostMs: 5_000 } as const;

/** Lists and counts that grow with the room: the latest state is sent now and then, however often it changes. */
export class GroupedLists {
  readonly #hostLobby: Throttle;
  readonly #phoneLobby: Throttle;
  readonly #counter: Throttle;
  readonly #count: Throttle;
  /** Players who have answered since the hosts' last update. */
  #answered: string[] = [];
  /** The silent players that the hosts have been shown. */
  #silent = "";
  /** Players whose answer has been taken back since. */
  #takenBack: string[] = [];
  /** Networks that the hosts know about. If its seats were freed, a network that takes seats again is reported again. */
  readonly #heardOf: Set<string>;

  constructor(
    private readonly game: () => Game,
    private readonly sockets: Sockets,
    private readonly presence: Presence,
    private readonly views: Views,
    private readonly choosing: () => number,
  ) {
    this.#heardOf = new Set(views.foreignSeats().map(({ network }) => network));
    const pace = (ms: number, msEach: number) => () => Math.max(ms, Math.min(msEach * sockets.count, CROWD.mostMs));
    this.#hostLobby = new Throttle(pace(limits.lobbyUpdateMs, CROWD.hostMsEach), () => {
      if (sockets.hasHost) this.#tellHosts();
    });
    this.#phoneLobby = new Throttle(pace(PHONE_LOBBY_MS, CROWD.phoneMsEach), () => {
      sockets.tell([{ to: "players", message: views.lobby("player", this.isConnected()) }]);
    });
    this.#counter = new Throttle(pace(limits.counterMs, CROWD.phoneMsEach), () => {
      sockets.toEverySocket(views.counter(sockets.count));
    });
    this.#count = new Throttle(
      () => limits.answerCountMs,
      () => this.#tellCount(),
    );
  }

  isConnected(): (playerId: string) => boolean {
    const now = Date.now();
    return (playerId) => this.presence.isHeard(playerId, now);
  }

  /** Must be called before the events are sent: the last count of a question goes out before its end. */
  follow(events: readonly GameEvent[]): void {
    const { phase, askedQuestions } = this.game();
    const asked = askedQuestions.at(-1);
    const isSilent = (id: string) => asked?.afterBell.has(id) || asked?.emptiedAfterBell.has(id);
    for (const event of events) {
      if ("playerId" in event && isSilent(event.playerId)) continue;
      if (event.type === "answer_given" && !event.isChanged) this.#answered.push(event.playerId);
      if (event.type === "answer_taken_back" || (event.type === "player_absent" && event.absent)) {
        this.#answered = this.#answered.filter((id) => id !== event.playerId);
        this.#takenBack.push(event.playerId);
      }
    }
    const isOpen = phase.name === "question" && !phase.hasRung;
    if (this.#answered.length > 0 || (isOpen && events.some(changesAnswerCount))) this.#count.ask();
    if (events.some(({ type }) => type === "question_ended")) {
      this.#count.flush();
      this.lookForSilent(Date.now());
    }
    if (!events.some(changesLobby)) return;
    this.#hostLobby.ask();
    this.#phoneLobby.ask();
  }

  /** Called when a socket came or went. Updates the count, and for a player's socket also the lists that show presence. */
  connectionsChanged(ofPlayer: boolean): void {
    this.#counter.ask();
    if (!ofPlayer) return;
    this.#hostLobby.ask();
    if (this.game().phase.name === "lobby") this.#phoneLobby.ask();
  }

  /** Shows the hosts who has fallen silent, or is heard again. */
  lookForSilent(now: number): void {
    const silent = this.sockets.silentPlayers(now).join();
    if (silent !== this.#silent) this.#hostLobby.ask();
    this.#silent = silent;
  }

  /** Called when another room of the same game reports changes. */
  changedElsewhere({ lobby, counter, count }: { lobby?: boolean; counter?: boolean; count?: boolean }): void {
    if (counter) this.#counter.ask();
    if (count && this.game().phase.name === "question") this.#count.ask();
    if (!lobby) return;
    this.#hostLobby.ask();
    this.#phoneLobby.ask();
  }

  /** Called when somebody without a seat starts or stops picking a team. */
  choosingChanged(): void {
    this.#hostLobby.ask();
  }

  stop(): void {
    for (const paced of [this.#hostLobby, this.#phoneLobby, this.#counter, this.#count]) paced.cancel();
  }

  #tellHosts(): void {
    const found = this.views.foreignSeats();
    for (const network of this.#heardOf)
      if (!found.some((one) => one.network === network)) this.#heardOf.delete(network);
    for (const foreign of found) {
      if (this.#heardOf.has(foreign.network)) continue;
      this.#heardOf.add(foreign.network);
      this.sockets.tell([{ to: "host", message: foreignFound(foreign) }]);
    }
    const message = this.views.lobby("host", this.isConnected(), this.choosing());
    this.sockets.tell([{ to: "host", message }]);
  }

  #tellCount(): void {
    const [since, takenBack] = [this.#answered, this.#takenBack];
    this.#answered = [];
    this.#takenBack = [];
    if (!this.sockets.hasHost) return;
    const message = this.views.answerCount(this.presence.present(Date.now()), since, takenBack);
    this.sockets.tell([{ to: "host", message }]);
  }
}
