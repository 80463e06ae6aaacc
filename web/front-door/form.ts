import { cutGraphemes } from "#browser/graphemes";

/** The part that the forms of games and homework share: they work on the page's own HTML. */

/** The elements of the form that stands in the HTML, by their ids. */
export const elementsById = (): Readonly<Record<string, Element>> =>
  Object.fromEntries(Array.from(document.querySelectorAll("main [id]"), (one) => [one.id, one]));

/** Does this in place of what the browser would do. */
export function instead(at: Element, event: "click" | "submit", run: () => void): void {
  at.addEventListener(event, (happened) => {
    happened.preventDefault();
    run();
  });
}

/** Read from the page: a phone need not load the limits of everything else. */
export const mostLetters = ({ dataset }: HTMLElement): number => Number(dataset.most) || Infinity;

/** Cuts a text to the length in its field's markup, and in a numeric field to its digits. True if something was cut. */
export function tidy(field: HTMLInputElement): boolean {
  const { value, inputMode } = field;
  const most = mostLetters(field);
  const neat = inputMode === "numeric" ? value.replace(/\D/g, "").slice(0, most) : cutGraphemes(value, most);
  if (neat === value) return false;
  field.value = neat;
  return true;
}

/** Takes up the text of a form that was sent without this script, which stands in the address; null if none was sent. */
export function takeSent(field: HTMLInputElement): string | null {
  const sent = new URLSearchParams(location.search).get(field.name);
  // A browser may have kept text typed before the script loaded.
  if (sent !== null && field.value === "") field.value = cutGraphemes(sent, mostLetters(field));
  return sent;
}

/** Shows what is wrong with a field, or with its whole form, below it; an empty text takes it back. */
export function say(about: HTMLElement, text: string): void {
  const line = about.closest("main")!.querySelector(`#${about.id}-fault`)!;
  line.lastElementChild!.textContent = text;
  line.toggleAttribute("hidden", text === "");
  if (about.matches("input")) about.setAttribute("aria-invalid", String(text !== ""));
}

/** Offers free nicknames, each taken and sent with one tap. */
export function suggest(box: HTMLElement, field: HTMLInputElement, names: readonly string[] = []): void {
  box.hidden = names.length === 0;
  box.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => {
        field.value = name;
        field.dispatchEvent(new Event("input"));
        field.form?.requestSubmit();
      });
      return button;
    }),
  );
}

export function setBusy(button: Element, busy: boolean): void {
  button.setAttribute("aria-busy", String(busy));
  button.firstElementChild!.toggleAttribute("hidden", !busy);
}
