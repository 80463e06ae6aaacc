import { createContext, use, useState } from "react";
import { shownName } from "#words/shown-name";
import { recalled, remember } from "#browser/device";
import { useShortcut } from "#ui/use/use-shortcut";
import { Button } from "#ui/button.tsx";

/** Names of a net game's report, which may be hidden on a projected page: everybody knows their own marble. */

export const NamesHidden = createContext(false);

export function Name({ of }: { readonly of: string }) {
  if (!use(NamesHidden)) return shownName(of);
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="vh">adı gizli</span>
    </>
  );
}

const KEY = "report-names-hidden";

/** Remembers on this device whether names are hidden. `isOffered`: false in a report that always has them. */
export function useHiddenNames(isOffered: boolean) {
  const [areHidden, setHidden] = useState(() => recalled(KEY) !== null);
  const toggle = () => {
    if (!isOffered) return;
    remember(KEY, areHidden ? null : "1");
    setHidden(!areHidden);
  };
  useShortcut("h", toggle);
  return { areHidden: isOffered && areHidden, toggle };
}

export const HideNames = ({ onToggle }: { readonly onToggle: () => void }) => (
  <Button variant="alt" icon={use(NamesHidden) ? "eye" : "eye-off"} onClick={onToggle} aria-keyshortcuts="h">
    {use(NamesHidden) ? "Adları göster" : "Adları gizle"}
  </Button>
);
