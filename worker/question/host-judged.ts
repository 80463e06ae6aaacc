import type { Distribution, Kind, KindSolution } from "./question";

/** The host's word on an answer that was given aloud. */
export const rightAloud = "+";
export const wrongAloud = "-";

/** The same kind with the host's word in place of an answer of its own. */
export function judgedByHost<Draft, Body, Shown, Solution extends KindSolution>(
  kind: Kind<Draft, Body, Shown, Solution>,
): Kind<Draft, Body, Shown, Solution> {
  const { keeps: _keeps, details: _details, same: _same, accepting: _accepting, ...others } = kind;
  return {
    ...others,
    takes: (_, value) => value === rightAloud || value === wrongAloud,
    share: (_, value) => (value === rightAloud ? 1 : 0),
    distribution: (_, values, players) => wordsOf(values, players),
    mistake: () => null,
  };
}

/** The same kind with no answers at all: it is in no rate. */
export function onlyShown<Draft, Body, Shown, Solution extends KindSolution>(
  kind: Kind<Draft, Body, Shown, Solution>,
): Kind<Draft, Body, Shown, Solution> {
  return {
    ...judgedByHost(kind),
    isJudged: false,
    takes: () => false,
    share: () => null,
    distribution: (_body, _values, players) => ({ none: players }),
  };
}

function wordsOf(values: readonly string[], players: number): Distribution {
  const right = values.filter((value) => value === rightAloud).length;
  return { none: players - values.length, [rightAloud]: right, [wrongAloud]: values.length - right };
}
