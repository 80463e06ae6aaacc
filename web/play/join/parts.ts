/** The pieces of the join page, which stands in the HTML. */
export function joinParts() {
  return {
    form: part("join", HTMLFormElement),
    code: part("code", HTMLInputElement),
    nickname: part("nickname", HTMLInputElement),
    count: part("count", HTMLElement),
    shuffle: part("shuffle", HTMLButtonElement),
    marbles: [part("marble", SVGElement), part("big-marble", SVGElement)],
    suggestions: part("suggestions", HTMLElement),
    go: part("go", HTMLButtonElement),
    goText: part("go-text", HTMLElement),
    spinner: part("spinner", HTMLElement),
    resume: part("resume", HTMLElement),
    resumeText: part("resume-text", HTMLElement),
    resumeGo: part("resume-go", HTMLAnchorElement),
    login: part("login", HTMLAnchorElement),
    note: part("note", HTMLElement),
    faults: {
      code: part("code-fault", HTMLElement),
      nickname: part("nickname-fault", HTMLElement),
      form: part("form-fault", HTMLElement),
    },
  };
}
export type JoinParts = ReturnType<typeof joinParts>;

function part<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The join page has no ${id}`);
  return element;
}

/** The page knows it: the limits of everything else are no business of a phone. */
export const mostLetters = ({ dataset }: HTMLInputElement) => Number(dataset.most);
