import { HostGame } from "../../../web/live/host-game";
import type { HostView } from "#protocol/http/games";
import { settings } from "../../builders/settings";
import { ABrowser, json, type ASocket } from "./a-browser";

export async function host(browser: ABrowser, token: () => string | null = () => "long-lived") {
  const game = new HostGame("123456", token, browser.env);
  await browser.pass(0);
  return game;
}
export function answering(reply: () => Response): ABrowser {
  const browser = new ABrowser();
  browser.answer = reply;
  return browser;
}

export const snapshot = (more: Partial<HostView> = {}): HostView => ({
  game_code: "123456",
  game_status: "lobby",
  phase: "lobby",
  title: "Nehirler",
  players: [],
  settings: settings(),
  leaderboard: [],
  total_questions: 3,
  question_number: 0,
  locked: false,
  leaderboard_shown: false,
  server_time: 0,
  question: null,
  result: null,
  end: null,
  ...more,
});
export const asked = {
  question_id: "q2",
  question_text: "Kaç?",
  options: { A: "1", B: "2" },
  time_limit: 20,
  question_number: 2,
  total_questions: 3,
  correct_option: "B",
  points: 1,
  server_time: 0,
  starts_at: 0,
  ends_at: 20_000,
} as const;

/** A board with an open socket. */
export async function onAir() {
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...snapshot() });
  return { browser, game };
}
export type Sent = { readonly type: string; readonly id?: string };
export const sentOn = (socket: ASocket): readonly Sent[] => socket.messages;
export const waiting = (game: HostGame) => game.get().waiting;
