import { HostGame } from "#game-client/host-game";
import { aPlayedQuestion } from "../../builders/questions";
import { aHostView } from "../../builders/views";
import { ABrowser, json, type ASocket } from "../browser/a-browser";

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

export const asked = aPlayedQuestion({ question_id: "q2", question_number: 2, correct_option: "B" });

/** A board with an open socket. */
export async function onAir() {
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...aHostView() });
  return { browser, game };
}
export type Sent = { readonly type: string; readonly id?: string };
export const sentOn = (socket: ASocket): readonly Sent[] => socket.messages;
export const waiting = (game: HostGame) => game.get().waiting;
