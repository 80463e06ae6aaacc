/**
 * Long work on many answers, which may stop at each `yield` for other requests. It yields the number of answers worked on since
 * the last one.
 *
 *     await inTurns(reckoned(results));  // on the server (`in-turns.ts`)
 *     atOnce(reckoned(results));         // where nobody waits
 */
export type Turns<Done> = Generator<number, Done, void>;

export function atOnce<Done>(work: Turns<Done>): Done {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Maps a list whose parts are so many answers each. */
export function* mapped<Part, Done>(
  list: readonly Part[],
  answers: number,
  map: (part: Part, place: number) => Done,
): Turns<Done[]> {
  const done: Done[] = [];
  for (const [place, part] of list.entries()) {
    done.push(map(part, place));
    yield answers;
  }
  return done;
}
