import type { ClientMessage } from "#protocol/messages";
import { ServerClock } from "./clock";
import { Connection, type Link } from "./connection";
import type { Env } from "./env";
import { serverMessage } from "./frames";
import { newLiveGame, type LiveGame } from "./game";
import { reduceHost } from "./reduce-host";
import { askWsToken } from "./requests";
import { Store, type Readable } from "./store";

export type HostView = { readonly game: LiveGame; readonly link: Link };

/** The teacher's game on one of his screens. A command is false when there is no connection to send it by. */
export class HostGame implements Readable<HostView> {
  readonly #code: string;
  readonly #token: () => string | null;
  readonly #env: Env;
  readonly #store: Store<HostView>;
  readonly #clock: ServerClock;
  readonly #connection: Connection;

  /** `token` is asked for at every connect: after a password change the new one counts. */
  constructor(code: string, token: () => string | null, env: Env) {
    this.#code = code;
    this.#token = token;
    this.#env = env;
    this.#clock = new ServerClock(env.now);
    this.#store = new Store<HostView>({
      game: newLiveGame("host", code),
      link: { status: "connecting", attempt: 0, lostAt: null, problem: null },
    });
    this.#connection = new Connection(
      {
        address: () => this.#address(),
        onLink: (link) => this.#linked(link),
        onOpen: () => {
          this.#clock.forget();
          this.#send({ type: "ping", timestamp: env.now() });
        },
        onMessage: (text) => this.#heard(text),
        onSilent: () => {},
      },
      env,
    );
  }

  get get() {
    return this.#store.get;
  }

  get subscribe() {
    return this.#store.subscribe;
  }

  readonly serverNow = (): number => this.#clock.now();
  readonly retry = (): void => this.#connection.retry();
  readonly close = (): void => this.#connection.close();

  readonly start = (): boolean => this.#send({ type: "start_game", game_code: this.#code });
  /** Bears the number on this screen, so that two screens or two clicks do not skip a question. */
  readonly next = (): boolean => {
    const question_number = this.get().game.questionNumber;
    return this.#send({ type: "next_question", game_code: this.#code, question_number });
  };
  readonly endQuestion = (): boolean => this.#send({ type: "end_question" });
  readonly extend = (seconds: number): boolean => this.#send({ type: "extend_question", seconds });
  readonly endGame = (): boolean => this.#send({ type: "end_game" });
  readonly kick = (player_id: string): boolean => this.#send({ type: "kick_player", player_id });
  readonly rename = (player_id: string, nickname: string): boolean =>
    this.#send({ type: "rename_player", player_id, nickname });
  readonly showLeaderboard = (shown: boolean): boolean => this.#send({ type: "show_leaderboard", shown });
  readonly lock = (locked: boolean): boolean => this.#send({ type: "lock_lobby", locked });

  #send(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  /** Asks for a token made for this one connect, so that the long-lived one stays out of every log. */
  async #address(): Promise<string | null> {
    const token = this.#token();
    if (token === null) return null;
    const reply = await askWsToken(this.#env, this.#code, token);
    if (reply.ok)
      return `${this.#env.socketOrigin}/ws?code=${this.#code}&token=${encodeURIComponent(reply.body.token)}`;
    if (reply.status === 401) return null;
    if (reply.status === 403 || reply.status === 404) {
      const reason = reply.status === 404 ? "not_found" : "signed_out";
      this.#show(reduceHost(this.get().game, { type: "local_out", reason, message: reply.message }));
      return null;
    }
    throw new Error(reply.message);
  }

  #linked(link: Link): void {
    this.#store.set({ ...this.get(), link });
    const { game } = this.get();
    if (link.status !== "disconnected" || game.phase.name === "ended" || game.phase.name === "out") return;
    if (link.reason === "gave_up") return;
    const reason = link.reason === "signed_out" ? "signed_out" : "closed";
    this.#show(reduceHost(game, { type: "local_out", reason, message: "" }));
  }

  #heard(text: string): void {
    const message = serverMessage(text);
    if (!message) return;
    this.#clock.read(message);
    this.#show(reduceHost(this.get().game, message));
  }

  #show(game: LiveGame): void {
    this.#store.set({ ...this.get(), game });
  }
}
