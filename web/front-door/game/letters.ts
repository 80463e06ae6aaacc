import { elsewhere, noCode, readCode } from "../any-code";
import type { Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Handles a code with letters that was typed in place of a game's. */

const others = [elsewhere.homework, elsewhere.class];

/** The page that a code with letters opens. */
export function otherPage(text: string) {
  const { is, code } = readCode(text);
  return is === "homework" || is === "class" ? { ...elsewhere[is], address: elsewhere[is].to(code) } : null;
}

export function sayWhichPage({ code, go, note }: JoinParts): void {
  const page = otherPage(code.value);
  go.lastElementChild!.textContent = page?.goes ?? "Oyuna gir";
  if (page) note.textContent = page.says;
  else if (others.some(({ says }) => says === note.textContent)) note.textContent = "";
}

export const noCodeFault = (text: string): Fault => ({ field: "code", text: noCode(readCode(text)) });
