/** The pieces of the form, which stands in the HTML. */
export function formParts() {
  return {
    main: part("start", HTMLFormElement).closest("main")!,
    form: part("start", HTMLFormElement),
    title: part("title", HTMLElement),
    lead: part("lead", HTMLElement),
    facts: part("facts", HTMLElement),
    who: part("who", HTMLInputElement),
    label: part("who-label", HTMLElement),
    hint: part("who-hint", HTMLElement),
    fault: part("who-fault", HTMLElement),
    suggestions: part("suggestions", HTMLElement),
    go: part("go", HTMLButtonElement),
    back: part("back", HTMLAnchorElement),
  };
}

function part<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The homework's page has no ${id}`);
  return element;
}
