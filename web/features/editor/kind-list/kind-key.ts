/** Alt+T, by its place on the keyboard: with Alt some layouts write another sign there. Not over a dialog. */
export const isKindKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === "KeyT" && altKey && !ctrlKey && !metaKey && document.querySelector("dialog[open]") === null;
