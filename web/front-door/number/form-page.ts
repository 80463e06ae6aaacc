import { instead, say, tidy } from "../form";

/** The pages that follow the form. Few pupils see them, so they are not loaded with it. */

/** Puts another page in the form's place. */
export function showPage(markup: string, names: string): HTMLElement {
  const page = document.createElement("main");
  page.className = `join on-field ${names}`;
  page.innerHTML = markup;
  document.querySelector("main")!.replaceWith(page);
  return page;
}

/** Puts another form in its place: its fields are cut as their markup says, and a fault goes when its field changes. */
export function showForm(markup: string, names: string, submit: () => void): HTMLElement {
  const page = showPage(markup, names);
  page.querySelectorAll("input").forEach((field) =>
    field.addEventListener("input", () => {
      tidy(field);
      say(field, "");
    }),
  );
  instead(page.querySelector("form")!, "submit", submit);
  return page;
}

export const isBusy = (button: Element): boolean => button.getAttribute("aria-busy") === "true";
