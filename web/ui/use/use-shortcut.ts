import { useKeyDown } from "./use-key-down";

/** A single-key shortcut of this screen: not while typing, nor over a dialog or a menu. */
export function useShortcut(key: string, run: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLocaleLowerCase("tr") !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog, [role=menu]")) {
      return;
    }
    event.preventDefault();
    run();
  });
}
