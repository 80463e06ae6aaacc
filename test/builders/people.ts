import type { User } from "#protocol/http/replies/people";
import type { LeaderboardRow } from "#protocol/live/listed-players";

/** An approved teacher, in the form that a signed-in device has of its user. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: "u",
  name: "Elif Yıldırım",
  email: "elif@okul.test",
  role: "teacher",
  school: "",
  is_approved: true,
  approval: "approved",
  is_email_verified: true,
  time_zone: "Europe/Istanbul",
  created_at: 0,
  rights: [],
  ...changes,
});

/** A player in the leaderboard, whose id is the nickname. */
export const aRow = (nickname: string, changes: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  player_id: nickname,
  nickname,
  marble: 1,
  is_connected: true,
  score: 0,
  rank: 1,
  previous_rank: null,
  ...changes,
});
