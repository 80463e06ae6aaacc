import { marbleSeed } from "#ui/marble/marble-art";
import { drawMarble } from "#ui/marble/marble-element";

/** The part that the forms of games and homework share: they work on the page's own HTML. */

/** Shows what is wrong in its line, and at the field that it is about; an empty text takes it back. */
export function showFault(line: Element, text: string, field?: HTMLElement): void {
  line.lastElementChild!.textContent = text;
  line.toggleAttribute("hidden", text === "");
  field?.setAttribute("aria-invalid", String(text !== ""));
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

export const isBusy = (button: Element): boolean => button.getAttribute("aria-busy") === "true";

export function setBusy(button: Element, busy: boolean): void {
  button.setAttribute("aria-busy", String(busy));
  button.firstElementChild!.toggleAttribute("hidden", !busy);
}

/** Puts another page in the form's place. */
export function showPage(markup: string, names: string): HTMLElement {
  const page = document.createElement("main");
  page.className = `join on-field ${names}`;
  page.innerHTML = markup;
  document.querySelector("main")!.replaceWith(page);
  return page;
}

export const drawMarbleOf = (into: Element, name: string): void => drawMarble(into, marbleSeed(name));
