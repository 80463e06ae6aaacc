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
export function addFault(parts: JoinParts, { field, text, suggestions = [] }: Fault): void {
  const line = parts.faults[field];
  line.querySelector("span")!.textContent = text;
  line.hidden = false;
  if (field !== "form") parts[field].setAttribute("aria-invalid", "true");
  suggest(parts, suggestions);
}

export function clearFault(parts: JoinParts, field: Fault["field"]): void {
  parts.faults[field].hidden = true;
  if (field === "form") return;
  parts[field].removeAttribute("aria-invalid");
  parts.faults.form.hidden = true;
  if (field === "nickname") suggest(parts, []);
}

function suggest({ suggestions, nickname }: JoinParts, names: readonly string[]): void {
  suggestions.hidden = names.length === 0;
  suggestions.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => {
        nickname.value = name;
        nickname.dispatchEvent(new Event("input"));
        nickname.form?.requestSubmit();
      });
      return button;
    }),
  );
}
