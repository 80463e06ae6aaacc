import { useState } from "react";

type State = { readonly questionId: string; readonly taps: Readonly<Record<string, string>> };

/**
 * Keeps the taps of this screen for the running question. Until it closes they exist only here: another screen, or this one
 * after a reload, knows only who has answered.
 */
export function useTaps(questionId: string, answer: (answers: readonly (readonly [string, string | null])[]) => void) {
  const [state, keep] = useState<State>({ questionId, taps: {} });
  const taps = state.questionId === questionId ? state.taps : {};
  const tap = (playerId: string, value: string) => {
    keep({ questionId, taps: { ...taps, [playerId]: value } });
    if (value !== "") answer([[playerId, value]]);
  };
  /** Kept here until it is complete. */
  const note = (playerId: string, value: string) => keep({ questionId, taps: { ...taps, [playerId]: value } });
  return { taps, tap, note };
}
