import { elsewhere, noCode, otherPage, readCode } from "../any-code";
import type { Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Handles a code with letters that was typed in place of a game's. */

const others = [elsewhere.homework, elsewhere.class];

/** The page that a code with letters opens. */
export const pageByLetters = (text: string) => otherPage(text, "game");

export function sayWhichPage({ code, go, note }: JoinParts): void {
  const page = pageByLetters(code.value);
  go.lastElementChild!.textContent = page?.goes ?? "Oyuna gir";
  if (page) note.textContent = page.says;
  else if (others.some(({ says }) => says === note.textContent)) note.textContent = "";
}

export const noCodeFault = (text: string): Fault => ({ field: "code", text: noCode(readCode(text)) });
