/** The pieces of the join page, which stands in the HTML. */
export function joinParts() {
  return {
    form: part<HTMLFormElement>("join"),
    code: part<HTMLInputElement>("code"),
    hint: part<HTMLElement>("code-hint"),
    letters: part<HTMLAnchorElement>("letters"),
    nickname: part<HTMLInputElement>("nickname"),
    count: part<HTMLElement>("count"),
    shuffle: part<HTMLButtonElement>("shuffle"),
    marbles: [part<SVGElement>("marble"), part<SVGElement>("big-marble")],
    suggestions: part<HTMLElement>("suggestions"),
    go: part<HTMLButtonElement>("go"),
    resume: part<HTMLElement>("resume"),
    resumeText: part<HTMLElement>("resume-text"),
    resumeGo: part<HTMLAnchorElement>("resume-go"),
    login: part<HTMLAnchorElement>("login"),
    note: part<HTMLElement>("note"),
    faults: {
      code: part<HTMLElement>("code-fault"),
      nickname: part<HTMLElement>("nickname-fault"),
      form: part<HTMLElement>("form-fault"),
    },
  };
}
export type JoinParts = ReturnType<typeof joinParts>;

const part = <T extends Element>(id: string): T => document.querySelector<T>(`#${id}`)!;

/** Read from the page: a phone need not load the limits of everything else. */
export const mostLetters = ({ dataset }: HTMLInputElement) => Number(dataset.most);
