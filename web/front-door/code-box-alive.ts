import { codeTooShort } from "#protocol/join-faults";
import { elsewhere, noCode, otherPage, readCode } from "./any-code";
import { gameCode } from "./game-code";

/**
 * Brings the form of a code (`code-box.tsx`) to life where it stands in the HTML. It works without: then it sends what was typed,
 * and text typed before the script has come stays in its field.
 */
export function enlivenCodeBox(form: HTMLFormElement): () => void {
  const input = form.querySelector("input")!;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const [button, says, fault] = [form.querySelector("button")!, part("says"), part("fault")];
  const usual = button.textContent;
  const showFault = (text: string) => {
    fault.hidden = text === "";
    fault.lastElementChild!.textContent = text;
    if (text === "") input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
  };
  const typed = () => {
    const { is, code } = readCode(input.value);
    const neat = is === "game" ? gameCode(code) : input.value.toLocaleUpperCase("en");
    if (neat !== input.value) input.value = neat;
    const other = otherPage(input.value, "game");
    says.textContent = other?.says ?? "";
    button.textContent = other?.goes ?? usual;
    showFault("");
  };
  const sent = (event: Event) => {
    event.preventDefault();
    const code = readCode(input.value);
    if (code.is !== null && code.code.length > 5) {
      location.assign(elsewhere[code.is].to(code.code));
      return;
    }
    showFault(code.is === null ? noCode(code) : codeTooShort);
    input.focus();
  };
  const alive = new AbortController();
  input.addEventListener("input", typed, alive);
  form.addEventListener("submit", sent, alive);
  return () => alive.abort();
}
