import type { HostMessage } from "#protocol/live/client-messages";
import type { KeptSeats } from "#protocol/live/foreign-seats";
import type { LiveGame } from "./game";

/** The host's actions, each as the message that requests it. */
export abstract class HostControls {
  abstract get get(): () => { readonly game: LiveGame };
  protected abstract press(message: HostMessage): void;

  readonly start = (): void => this.press({ type: "start_game", game_code: this.get().game.code });
  /** Carries the number on this screen, so that two screens or two clicks do not skip a question. */
  readonly next = (): void => {
    const { code, questionNumber } = this.get().game;
    this.press({ type: "next_question", game_code: code, question_number: questionNumber });
  };
  readonly endQuestion = (): void => this.press({ type: "end_question", ...onScreen(this.get().game) });
  readonly extend = (seconds: number): void =>
    this.press({ type: "extend_question", seconds, ...onScreen(this.get().game) });
  readonly endGame = (): void => this.press({ type: "end_game" });
  readonly kick = (player_id: string): void => this.press({ type: "kick_player", player_id });
  /** Decides on seats of the class taken from this network: they are freed, or the network is the class's. */
  readonly freeSeats = (network: string, keep_answered: boolean): void =>
    this.press({ type: "free_seats", network, keep_answered });
  readonly keepSeats = (seats: KeptSeats): void => this.press({ type: "keep_seats", ...seats });
  readonly rename = (player_id: string, nickname: string): void =>
    this.press({ type: "rename_player", player_id, nickname });
  /** Moves a player to another team, given by its place in the list of names. */
  readonly move = (player_id: string, team: number): void => this.press({ type: "move_player", player_id, team });
  readonly showLeaderboard = (shown: boolean): void => this.press({ type: "show_leaderboard", shown });
  /** Accepts an answer on the board as right, or takes that back. */
  readonly acceptAnswer = (text: string, accepted: boolean): void => {
    const question_id = revealedOn(this.get().game);
    if (question_id !== null) this.press({ type: "accept_answer", question_id, text, accepted });
  };
  readonly hideText = (text: string, hidden: boolean): void => {
    const question_id = revealedOn(this.get().game);
    if (question_id !== null) this.press({ type: "hide_text", question_id, text, hidden });
  };
  /** Without phones: an answer read from a card or tapped; null takes an answer back. */
  readonly answer = (answers: readonly (readonly [playerId: string, value: string | null])[]): void => {
    const { phase } = this.get().game;
    if (phase.name !== "question") return;
    const { question_id } = phase.question;
    this.press({ type: "host_answers", question_id, answers: answers.map(([id, value]) => [id, value]) });
  };
  readonly setAbsent = (player_ids: readonly string[], absent: boolean): void =>
    this.press({ type: "host_absent", player_ids: [...player_ids], absent });
  readonly confirmPairing = (digits: string): void => this.press({ type: "pair_confirm", digits });
  readonly lock = (locked: boolean): void => this.press({ type: "lock_lobby", locked });
}

/** The question on this screen, asked or closed. */
export const questionOn = ({ phase }: LiveGame): string | null =>
  phase.name === "question" ? phase.question.question_id : phase.name === "reveal" ? phase.result.question_id : null;

const revealedOn = ({ phase }: LiveGame): string | null => (phase.name === "reveal" ? phase.result.question_id : null);

/** Closes the question on this screen: a late press closes no other. */
const onScreen = ({ phase }: LiveGame): { readonly question_id?: string } =>
  phase.name === "question" ? { question_id: phase.question.question_id } : {};
