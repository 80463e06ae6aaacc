import type { Given, Homework, Pupil } from "#homework/homework";
import { advanced } from "#homework/progress";

/** Row forms of pupils and answers. */

type PupilRow = {
  seq: number;
  id: string;
  name_key: string;
  student_id: string | null;
  user_id: string | null;
  nickname: string;
  marble: number;
  time_factor: number;
  extra_attempts: number;
  joined_at: number;
  last_at: number;
  attempt: number;
  done: number;
  given: number;
  right: number;
  score: number;
  opened_at: number | null;
  best_attempt: number;
  best_given: number;
  best_right: number;
  best_score: number;
  has_finished: number;
  pin_hash: string;
  pin_failures: number;
  pin_locked_until: number;
};
export type GivenRow = {
  attempt: number;
  turn: number;
  place: number;
  value: string;
  share: number | null;
  took_ms: number;
  at: number;
  confidence: Given["confidence"];
};
export type Joined = PupilRow & { [K in keyof GivenRow as `a_${K}`]: GivenRow[K] | null };

/**
 * The pupil's row with the answer that was stored after it: with a clock, the row itself is only written with the next
 * question.
 */
export const SELECT = `SELECT p.*, a.attempt AS a_attempt, a.turn AS a_turn, a.place AS a_place, a.value AS a_value, a.share AS a_share,
    a.took_ms AS a_took_ms, a.at AS a_at, a.confidence AS a_confidence
  FROM pupils p LEFT JOIN answers a ON a.pupil = p.seq AND a.attempt = p.attempt AND a.turn = p.done`;

export function readPupil(homework: () => Homework, row: Joined): Pupil {
  const pupil: Pupil = {
    seq: row.seq,
    id: row.id,
    nickname: row.nickname,
    nicknameKey: row.name_key,
    marble: row.marble,
    userId: row.user_id,
    studentId: row.student_id,
    timeFactor: row.time_factor,
    extraAttempts: row.extra_attempts,
    joinedAt: row.joined_at,
    lastAt: row.last_at,
    attempt: row.attempt,
    done: row.done,
    tally: { given: row.given, right: row.right, score: row.score },
    openedAt: row.opened_at,
    best: { attempt: row.best_attempt, given: row.best_given, right: row.best_right, score: row.best_score },
    hasFinished: row.has_finished === 1,
    pin: { hash: row.pin_hash, failures: row.pin_failures, lockedUntil: row.pin_locked_until },
  };
  const { a_place: place, a_value: value } = row;
  if (place === null || value === null) return pupil;
  const { a_share: share, a_took_ms, a_at, a_confidence: confidence } = row;
  const { attempt, done: turn } = row;
  const given = { attempt, turn, place, value, share, tookMs: a_took_ms!, at: a_at!, confidence };
  return advanced(homework(), pupil, given);
}

export const readGiven = ({ attempt, turn, place, value, share, took_ms: tookMs, at, confidence }: GivenRow): Given => {
  return { attempt, turn, place, value, share, tookMs, at, confidence };
};
