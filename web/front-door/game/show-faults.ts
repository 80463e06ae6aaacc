import { showFault, suggest } from "../form";
import type { Fault } from "../seat/faults";
import type { JoinParts } from "./parts";

/** Shows these errors and no others, and focuses the first one's field. */
export function showFaults(parts: JoinParts, faults: readonly Fault[]): void {
  for (const field of ["code", "nickname", "form"] as const) clearFault(parts, field);
  for (const fault of faults) addFault(parts, fault);
  // The form itself takes no focus.
  if (faults[0]) parts[faults[0].field].focus();
}

/** Leaves the focus where the user is typing. */
export function addFault(parts: JoinParts, { field, text, suggestions }: Fault): void {
  showFault(parts.faults[field], text, field === "form" ? undefined : parts[field]);
  suggest(parts.suggestions, parts.nickname, suggestions);
}

export function clearFault(parts: JoinParts, field: Fault["field"]): void {
  showFault(parts.faults.form, "");
  if (field === "form") return;
  showFault(parts.faults[field], "", parts[field]);
  if (field === "nickname") suggest(parts.suggestions, parts.nickname);
}
