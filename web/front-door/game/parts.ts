import { elementsById } from "../form";

/** The pieces of the join page, which stands in the HTML, by their ids. */
export type JoinParts = {
  readonly join: HTMLFormElement;
  readonly code: HTMLInputElement;
  readonly "code-hint": HTMLElement;
  readonly letters: HTMLAnchorElement;
  readonly nickname: HTMLInputElement;
  readonly count: HTMLElement;
  readonly shuffle: HTMLButtonElement;
  readonly marble: SVGElement;
  readonly "big-marble": SVGElement;
  readonly suggestions: HTMLElement;
  readonly go: HTMLButtonElement;
  readonly resume: HTMLElement;
  readonly "resume-text": HTMLElement;
  readonly "resume-go": HTMLAnchorElement;
  readonly login: HTMLAnchorElement;
  readonly note: HTMLElement;
};

export const joinParts = () => elementsById() as JoinParts;
