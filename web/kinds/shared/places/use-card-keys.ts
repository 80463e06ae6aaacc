import { useKeyDown } from "#ui/use/use-key-down";

type Keys = {
  readonly onLetter: (letter: string) => void;
  readonly onUndo: () => void;
  /** 1 to 6, if they mean something. */
  readonly onNumber?: (number: number) => void;
};

/** Letters press a card and Backspace undoes the last step, wherever the focus is. */
export function useCardKeys(isOn: boolean, letters: readonly string[], { onLetter, onUndo, onNumber }: Keys): void {
  useKeyDown((event) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const letter = event.key.toLocaleUpperCase("en");
    const number = "123456".indexOf(event.key) + 1;
    if (letters.includes(letter)) onLetter(letter);
    else if (number > 0 && event.key.length === 1 && number <= letters.length) onNumber?.(number);
    else if (event.key === "Backspace") onUndo();
    else return;
    event.preventDefault();
  });
}
