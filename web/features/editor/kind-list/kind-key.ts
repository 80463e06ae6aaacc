/** Alt+T, by the key's place on the keyboard: with Alt some layouts type another character. Ignored over a dialog. */
export const isKindKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === "KeyT" && altKey && !ctrlKey && !metaKey && document.querySelector("dialog[open]") === null;
