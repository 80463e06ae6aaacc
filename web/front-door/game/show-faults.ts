import { codeTooShort, noNickname } from "#protocol/join-faults";
import { say, suggest } from "../form";
import type { Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Shows these errors and no others, and focuses the first one's field. */
export function showFaults(parts: JoinParts, faults: readonly Fault[]): void {
  for (const field of ["code", "nickname"] as const) clearFault(parts, field);
  for (const fault of faults) addFault(parts, fault);
  // The form itself takes no focus.
  if (faults[0]) fieldOf(parts, faults[0]).focus();
}

/** Leaves the focus where the user is typing. */
export function addFault(parts: JoinParts, fault: Fault): void {
  say(fieldOf(parts, fault), fault.text);
  suggest(parts.suggestions, parts.nickname, fault.suggestions);
}

/** Clears the fault of this field, and the form's. */
export function clearFault(parts: JoinParts, field: "code" | "nickname"): void {
  say(parts.join, "");
  say(parts[field], "");
  if (field === "nickname") suggest(parts.suggestions, parts.nickname);
}

const fieldOf = (parts: JoinParts, { field }: Fault): HTMLElement => parts[field === "form" ? "join" : field];

/** Errors that can be found without asking the server. */
export function faultsIn(code: string, nickname: string): Fault[] {
  const faults: Fault[] = [];
  if (code.length < 6) faults.push({ field: "code", text: codeTooShort });
  if (nickname === "") faults.push({ field: "nickname", text: noNickname });
  return faults;
}
