/** The pieces of the form, which stands in the HTML. */
export function formParts() {
  return {
    main: part<HTMLFormElement>("start").closest("main")!,
    form: part<HTMLFormElement>("start"),
    title: part<HTMLElement>("title"),
    lead: part<HTMLElement>("lead"),
    facts: part<HTMLElement>("facts"),
    who: part<HTMLInputElement>("who"),
    label: part<HTMLElement>("who-label"),
    hint: part<HTMLElement>("who-hint"),
    fault: part<HTMLElement>("who-fault"),
    suggestions: part<HTMLElement>("suggestions"),
    go: part<HTMLButtonElement>("go"),
    back: part<HTMLAnchorElement>("back"),
  };
}

const part = <T extends Element>(id: string): T => document.querySelector<T>(`#${id}`)!;
