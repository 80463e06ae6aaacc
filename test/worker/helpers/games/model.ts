import { deepEqual } from "node:assert/strict";
import type { GameReply, LeaderboardReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { OptionKey } from "#question/question";
import type { GamePhase } from "#protocol/live/messages";
import { call } from "../http";

/** A model of a game that uses none of the game's code. B is always right, and worth 1,000 points. */
type Pupil = {
  id: string;
  headers: Record<string, string>;
  score: number;
  answer: OptionKey | null;
  seenAt: number;
  joinedAt: number;
  /** True if the pupil has polled, or joined a running game: the seat is kept. */
  isKept: boolean;
  hasLeft: boolean;
  /** Null in a game without teams. */
  team: number | null;
};
export const BELL = 20_250;
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

export class Model {
  phase: GamePhase = "lobby";
  number = 0;
  /** The code of the game that the class continues in. */
  nextCode: string | undefined;
  openedAt = 0;
  readonly pupils: Pupil[] = [];
  /** The score of each team; empty in a game without teams. */
  readonly teams: number[];
  /** Counts how often the random games reached each situation that they should reach. */
  static readonly reached = new Map<string, number>();

  constructor(
    readonly code: string,
    readonly token: string,
    readonly setId: string,
    readonly room: DurableObjectStub,
    readonly total: number,
    readonly clock: { pass: (ms: number) => number; now: () => number },
    teams = 0,
  ) {
    this.teams = Array<number>(teams).fill(0);
  }

  saw(what: string) {
    Model.reached.set(what, (Model.reached.get(what) ?? 0) + 1);
  }

  #ids = 0;
  nextId = () => `press-${++this.#ids}`;

  /** Number of names given so far, including those of players who have left. */
  named = 0;

  /** The team's players. A player who has left belongs to no team until they come back. */
  membersOf(team: number): Pupil[] {
    return this.pupils.filter((pupil) => pupil.team === team && !pupil.hasLeft);
  }

  sits({ player_id, session_id, team: dealt }: JoinReply) {
    const team = dealt ?? null;
    const sizes = this.teams.map((_, i) => this.membersOf(i).length);
    deepEqual(team, sizes.length === 0 ? null : sizes.indexOf(Math.min(...sizes)));
    const now = this.clock.now();
    const seat = { id: player_id, headers: { "session-id": session_id }, score: 0, answer: null, hasLeft: false, team };
    this.pupils.push({ ...seat, seenAt: now, joinedAt: now, isKept: this.phase !== "lobby" });
  }

  close() {
    for (const pupil of this.pupils) pupil.score += pupil.answer === "B" ? 1000 : 0;
    for (const team of this.teams.keys()) {
      const members = this.membersOf(team);
      const right = members.filter(({ answer }) => answer === "B").length;
      if (members.length > 0) this.teams[team]! += Math.round((1000 * right) / members.length);
      if (right > 0 && right < members.length) this.saw("a team of which some knew it");
    }
    this.phase = "reveal";
    this.saw("reveal");
  }

  /** Closes the question if all present players have answered; never without a present player. */
  closesIfAllAnswered(): boolean {
    const now = this.clock.now();
    const present = this.pupils.filter(({ seenAt, hasLeft }) => !hasLeft && now - seenAt <= 10_000);
    if (present.length === 0 || !present.every(({ answer }) => answer !== null)) return false;
    this.close();
    return true;
  }

  open() {
    this.phase = "question";
    this.number += 1;
    this.openedAt = this.clock.now();
    for (const pupil of this.pupils) pupil.answer = null;
  }

  post(path: string, body?: unknown) {
    return call<GameReply>("POST", `/api/game/${this.code}/${path}`, {
      token: this.token,
      ...(body !== undefined && { body }),
    });
  }

  /** Expects the room to agree in every point an owner can see. */
  async agrees() {
    const [view, board] = await Promise.all([
      call<GameView>("GET", `/api/game/${this.code}`, { token: this.token }),
      call<LeaderboardReply>("GET", `/api/game/${this.code}/leaderboard`, { token: this.token }),
    ]);
    const { json } = view;
    const { phase, question_number, player_count } = json.game;
    deepEqual(json.next_game?.game_code, this.nextCode);
    deepEqual(
      { phase, question_number, player_count },
      {
        phase: this.phase,
        question_number: this.number,
        player_count: this.pupils.length,
      },
    );
    const expected = this.pupils.map(({ id, score }) => {
      return { id, score, rank: 1 + this.pupils.filter((other) => other.score > score).length };
    });
    const seen = board.json.leaderboard.map(({ player_id, score, rank }) => ({ id: player_id, score, rank }));
    deepEqual(seen.toSorted(byId), expected.toSorted(byId));
    const teams = board.json.teams
      ?.toSorted((a, b) => a.team - b.team)
      .map(({ score, rank, players }) => [score, rank, players]);
    const wanted = this.teams.map((score, i) => {
      return [score, 1 + this.teams.filter((other) => other > score).length, this.membersOf(i).length];
    });
    deepEqual(teams ?? [], wanted);
  }
}
