import { homeworkLimits } from "#protocol/homework-limits";
import type { Given, Homework, Pupil } from "#homework/homework";
import { readGiven, readPupil, SELECT, type GivenRow, type Joined } from "./pupil-rows";

type NewPupil = Pick<
  Pupil,
  "id" | "nickname" | "nicknameKey" | "marble" | "userId" | "studentId" | "timeFactor" | "joinedAt"
> & { readonly pinHash: string };

/** Pupils of a homework and their answers. Nobody is kept in memory: a call reads the rows of one pupil. */
export class Pupils {
  constructor(
    private readonly sql: SqlStorage,
    private readonly homework: () => Homework,
  ) {}

  ofSession(hash: string): Pupil | "removed" | null {
    const [session] = this.sql.exec<{ pupil: number | null }>("SELECT pupil FROM sessions WHERE hash = ?", hash);
    if (!session) return null;
    return session.pupil === null ? "removed" : this.#one("p.seq = ?", session.pupil);
  }

  byId = (id: string): Pupil | null => this.#one("p.id = ?", id);
  byName = (nicknameKey: string): Pupil | null => this.#one("p.name_key = ?", nicknameKey);
  ofStudent = (studentId: string): Pupil | null => this.#one("p.student_id = ?", studentId);

  #one(condition: string, value: string | number | null): Pupil | null {
    const [row] = this.sql.exec<Joined>(`${SELECT} WHERE ${condition}`, value);
    return row ? readPupil(this.homework, row) : null;
  }

  /** All pupils, in the order of joining. */
  all(): Pupil[] {
    const rows = this.sql.exec<Joined>(`${SELECT} ORDER BY p.seq`).toArray();
    return rows.map((row) => readPupil(this.homework, row));
  }

  seatsOf(ids: readonly string[]): number[] {
    const which = "SELECT seq FROM pupils WHERE id IN (SELECT value FROM json_each(?))";
    return this.sql
      .exec<{ seq: number }>(which, JSON.stringify(ids))
      .toArray()
      .map(({ seq }) => seq);
  }

  hasAccount(userId: string | null): boolean {
    return this.#one("p.user_id = ?", userId) !== null;
  }

  count(): number {
    return this.sql.exec<{ n: number }>("SELECT count(*) AS n FROM pupils").one().n;
  }

  /** Numbers of seats that the teacher kept (`Networks.keep`) are not given again, also after the pupils there were removed. */
  add({ id, nickname, nicknameKey, marble, userId, studentId, timeFactor, joinedAt, pinHash }: NewPupil): void {
    this.sql.exec(
      `INSERT INTO pupils VALUES (
        (SELECT 1 + max(coalesce((SELECT max(seq) FROM pupils), 0), coalesce((SELECT max(up_to) FROM kept_seats), 0))), ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, 1, 0, 0, 0, 0, NULL, 1, 0, 0, 0, 0, ?, 0, 0)`,
      id,
      nicknameKey,
      studentId,
      userId,
      nickname,
      marble,
      timeFactor,
      joinedAt,
      joinedAt,
      pinHash,
    );
  }

  /** Stores the pupil's progress. */
  putProgress({ seq, lastAt, attempt, done, tally, openedAt, best, hasFinished }: Pupil): void {
    this.sql.exec(
      `UPDATE pupils SET last_at = ?, attempt = ?, done = ?, given = ?, right = ?, score = ?, opened_at = ?, best_attempt = ?,
        best_given = ?, best_right = ?, best_score = ?, has_finished = ? WHERE seq = ?`,
      lastAt,
      attempt,
      done,
      tally.given,
      tally.right,
      tally.score,
      openedAt,
      best.attempt,
      best.given,
      best.right,
      best.score,
      hasFinished ? 1 : 0,
      seq,
    );
  }

  putPin(seq: number, { hash, failures, lockedUntil }: Pupil["pin"]): void {
    this.sql.exec(
      "UPDATE pupils SET pin_hash = ?, pin_failures = ?, pin_locked_until = ? WHERE seq = ?",
      hash,
      failures,
      lockedUntil,
      seq,
    );
  }

  giveAttempt(seq: number): void {
    this.sql.exec("UPDATE pupils SET extra_attempts = extra_attempts + 1 WHERE seq = ?", seq);
  }

  dropAccount(seq: number): void {
    this.sql.exec("UPDATE pupils SET user_id = NULL WHERE seq = ?", seq);
  }

  /** Stores another name, student and account. */
  rename({ seq, nickname, nicknameKey, marble, studentId, userId }: Pupil): void {
    const change =
      "UPDATE pupils SET nickname = ?, name_key = ?, marble = ?, student_id = ?, user_id = ? WHERE seq = ?";
    this.sql.exec(change, nickname, nicknameKey, marble, studentId, userId, seq);
  }

  setStudent(seq: number, studentId: string): void {
    this.sql.exec("UPDATE pupils SET student_id = ? WHERE seq = ?", studentId, seq);
  }

  setName(seq: number, { nickname, nicknameKey }: Pick<Pupil, "nickname" | "nicknameKey">): void {
    this.sql.exec("UPDATE pupils SET nickname = ?, name_key = ? WHERE seq = ?", nickname, nicknameKey, seq);
  }

  /** Moves the other one's devices and extra attempts to the better one, and deletes the other one's answers. */
  merge(better: Pupil, other: Pupil): void {
    this.sql.exec("UPDATE sessions SET pupil = ? WHERE pupil = ?", better.seq, other.seq);
    this.remove(other.seq);
    this.#keepNewest(better.seq);
    this.sql.exec(
      "UPDATE pupils SET extra_attempts = ?, user_id = ?, has_finished = ?, time_factor = ? WHERE seq = ?",
      Math.max(better.extraAttempts, other.extraAttempts),
      better.userId ?? other.userId,
      better.hasFinished || other.hasFinished ? 1 : 0,
      Math.max(better.timeFactor, other.timeFactor),
      better.seq,
    );
  }

  /** Removes the pupil and all their answers; their devices learn that the teacher removed them. */
  remove(seq: number): void {
    this.sql.exec("DELETE FROM answers WHERE pupil = ?", seq);
    this.sql.exec("DELETE FROM seat_networks WHERE pupil = ?", seq);
    this.sql.exec("DELETE FROM pupils WHERE seq = ?", seq);
    this.sql.exec("UPDATE sessions SET pupil = NULL WHERE pupil = ?", seq);
  }

  /** Adds a device; the one that came in longest ago gives way. */
  addSession(seq: number, hash: string, now: number): void {
    this.sql.exec("INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)", hash, seq, now);
    this.#keepNewest(seq);
  }

  #keepNewest(seq: number): void {
    this.sql.exec(
      `DELETE FROM sessions WHERE hash IN
        (SELECT hash FROM sessions WHERE pupil = ? ORDER BY used_at DESC, hash LIMIT -1 OFFSET ?)`,
      seq,
      homeworkLimits.devices,
    );
  }

  endSessions(seq: number): void {
    this.sql.exec("DELETE FROM sessions WHERE pupil = ?", seq);
  }

  give(seq: number, { attempt, turn, place, value, share, tookMs, at, confidence }: Given): void {
    this.sql.exec(
      "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      seq,
      attempt,
      turn,
      place,
      value,
      share,
      tookMs,
      at,
      confidence,
    );
  }

  given(seq: number, attempt: number, turn: number): Given | null {
    const which = "SELECT * FROM answers WHERE pupil = ? AND attempt = ? AND turn = ?";
    const [row] = this.sql.exec<GivenRow>(which, seq, attempt, turn);
    return row ? readGiven(row) : null;
  }

  /** Answers of one attempt, in the pupil's own order. */
  ofAttempt(seq: number, attempt: number): Given[] {
    const which = "SELECT * FROM answers WHERE pupil = ? AND attempt = ? ORDER BY turn";
    return this.sql.exec<GivenRow>(which, seq, attempt).toArray().map(readGiven);
  }

  attempts(seq: number): number[] {
    const which = "SELECT DISTINCT attempt FROM answers WHERE pupil = ? ORDER BY attempt";
    return this.sql
      .exec<{ attempt: number }>(which, seq)
      .toArray()
      .map(({ attempt }) => attempt);
  }

  /** Counts the first attempts at each question, by its place: the answers, and the right ones among them. */
  firstTallies(): ReadonlyMap<number, { given: number; right: number }> {
    const rows = this.sql.exec<{ place: number; given: number; right: number }>(
      "SELECT place, sum(value <> '') AS given, coalesce(sum(share = 1), 0) AS right FROM answers WHERE attempt = 1 GROUP BY place",
    );
    return new Map(rows.toArray().map(({ place, given, right }) => [place, { given, right }]));
  }
}
