import { useState } from "react";

type Kept = { readonly questionId: string; readonly taps: Readonly<Record<string, string>> };

/**
 * What has been tapped on this screen for the running question. Nothing else knows it before the close: after a reload, or on
 * another screen, only who has answered is known.
 */
export function useTaps(questionId: string, answer: (answers: readonly (readonly [string, string | null])[]) => void) {
  const [kept, keep] = useState<Kept>({ questionId, taps: {} });
  const taps = kept.questionId === questionId ? kept.taps : {};
  const tap = (playerId: string, value: string) => {
    keep({ questionId, taps: { ...taps, [playerId]: value } });
    if (value !== "") answer([[playerId, value]]);
  };
  /** Kept here until it is complete. */
  const note = (playerId: string, value: string) => keep({ questionId, taps: { ...taps, [playerId]: value } });
  return { taps, tap, note };
}
