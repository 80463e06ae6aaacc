import { elementsById } from "../form";

/** The pieces of the form, which stands in the HTML, by their ids. */
type FormParts = {
  readonly start: HTMLFormElement;
  readonly title: HTMLElement;
  readonly lead: HTMLElement;
  readonly facts: HTMLElement;
  readonly who: HTMLInputElement;
  readonly "who-label": HTMLElement;
  readonly "who-hint": HTMLElement;
  readonly "who-fault": HTMLElement;
  readonly suggestions: HTMLElement;
  readonly go: HTMLButtonElement;
  readonly back: HTMLAnchorElement;
  readonly account: HTMLElement;
};

export const formParts = () => elementsById() as FormParts;
