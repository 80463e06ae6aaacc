import type { ServerMessage } from "#protocol/messages";

/** Every message type there is; the compiler asks for a new one here. */
const known: Readonly<Record<ServerMessage["type"], true>> = {
  welcome: true,
  pong: true,
  counter: true,
  error: true,
  done: true,
  join_success: true,
  lobby_update: true,
  game_started: true,
  question_start: true,
  current_question: true,
  question_extended: true,
  answer_accepted: true,
  answer_received: true,
  answer_count_update: true,
  question_end: true,
  leaderboard_update: true,
  leaderboard_shown: true,
  game_end: true,
  register_host_success: true,
  reconnect_success: true,
  reconnect_failed: true,
  player_removed: true,
  player_renamed: true,
  next_game: true,
};

/** A frame of our own server; null for one that a newer server sends and this page does not know yet. */
export function serverMessage(text: string): ServerMessage | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof frame !== "object" || frame === null || !("type" in frame)) return null;
  const { type } = frame;
  return typeof type === "string" && (known as Readonly<Record<string, unknown>>)[type] === true
    ? (frame as ServerMessage)
    : null;
}
