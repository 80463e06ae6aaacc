import { useState } from "react";
import type { GameSettings } from "#protocol/game-settings";
import { isUsual, rememberedBy, type Remembered } from "./remembered";
import { chosenFrom, usualFor, wayOf, type ChosenSettings, type Way } from "./ways";

type From = {
  readonly teacherId: string;
  readonly setId: string;
  readonly first: GameSettings | undefined;
  readonly classId: string | undefined;
};
type State = {
  readonly way: Way;
  readonly settings: Readonly<Record<Way, ChosenSettings>>;
  readonly teamNames: readonly string[];
  /** Ways that begin with the last choices; changes made now do not count. */
  readonly remembered: Readonly<Record<Way, boolean>>;
};

/** Starting values of the dialog: the played game's settings, else the teacher's last choices; each way keeps its own. */
export function useChosen(from: From) {
  const [state, setState] = useState(() => begin(from));
  const { way } = state;
  const settings = state.settings[way];
  const change = (changed: Partial<ChosenSettings>) => {
    // A class has room in a game of the usual size; a larger game is for no class.
    const fitting = changed.class_id === undefined ? changed : { ...changed, capacity: undefined };
    setState({ ...state, settings: { ...state.settings, [way]: { ...settings, ...fitting } } });
  };
  const isRemembered = state.remembered[way];
  const reset = () =>
    setState({
      ...state,
      settings: { ...state.settings, [way]: usualFor[way] },
      remembered: { ...state.remembered, [way]: false },
    });
  const setWay = (next: Way) => setState({ ...state, way: next });
  return { way, settings, teamNames: state.teamNames, change, setWay, isRemembered, reset };
}

export function begin({ teacherId, setId, first, classId }: From): State {
  const stored = rememberedBy(teacherId);
  const { teamNames } = stored;
  if (first) {
    const way = wayOf(first);
    const remembered = { phones: false, cards: false, board: false };
    return { way, settings: { ...stored.settings, [way]: chosenFrom(first) }, teamNames, remembered };
  }
  const settings = withClass(stored, classId ?? stored.classOf[setId]);
  const { phones, cards, board } = settings;
  // A class that the dialog was opened for sets the identity, so it is not the teacher's choice.
  const ownPhones = classId === undefined ? phones : { ...phones, identity: undefined };
  const remembered = { phones: !isUsual(ownPhones), cards: !isUsual(cards), board: !isUsual(board) };
  return { way: stored.way, settings, teamNames, remembered };
}

function withClass({ settings }: Remembered, class_id: string | undefined): State["settings"] {
  const { phones, cards, board } = settings;
  if (class_id === undefined) return { phones: { ...phones, identity: undefined }, cards, board };
  return { phones: { identity: "roster", ...phones, class_id }, cards: { ...cards, class_id }, board };
}
