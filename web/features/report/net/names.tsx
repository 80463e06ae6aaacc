import { createContext, use, useState } from "react";
import { shownName } from "#words/shown-name";
import { recalled, remember } from "#browser/device";
import { useShortcut } from "#ui/use/use-shortcut";
import { Button } from "#ui/button.tsx";

/** Names of a net game's report, which may be hidden on a projected page: everybody knows their own number or marble. */

/** While names are hidden: the numbers that stand for them, by nickname. A player of no class has none. */
export const NamesHidden = createContext<ReadonlyMap<string, number> | null>(null);

export function Name({ of }: { readonly of: string }) {
  const numbers = use(NamesHidden);
  if (!numbers) return shownName(of);
  const number = numbers.get(of);
  if (number !== undefined) return `${number} numara`;
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="vh">adı gizli</span>
    </>
  );
}

const KEY = "report-names-hidden";

type Numbered = readonly { readonly nickname: string; readonly number?: number | undefined }[];

/** Remembers on this device whether names are hidden. `isOffered`: false in a report that always has them. */
export function useHiddenNames(players: Numbered, isOffered: boolean) {
  const [areHidden, setHidden] = useState(() => recalled(KEY) !== null);
  const toggle = () => {
    if (!isOffered) return;
    remember(KEY, areHidden ? null : "1");
    setHidden(!areHidden);
  };
  useShortcut("h", toggle);
  const numbers = new Map(
    players.flatMap(({ nickname, number = null }) => (number === null ? [] : [[nickname, number]])),
  );
  return { hidden: isOffered && areHidden ? numbers : null, toggle };
}

export const HideNames = ({ onToggle }: { readonly onToggle: () => void }) => (
  <Button variant="alt" icon={use(NamesHidden) ? "eye" : "eye-off"} onClick={onToggle} aria-keyshortcuts="h">
    {use(NamesHidden) ? "Adları göster" : "Adları gizle"}
  </Button>
);
