/** Parts of a long list handled at once; then other requests get their turn. */
const PARTS_AT_ONCE = 8;

export async function inParts<Part, Done>(
  list: readonly Part[],
  handle: (part: Part, place: number) => Done,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const [place, part] of list.entries()) {
    if (place > 0 && place % PARTS_AT_ONCE === 0) await scheduler.wait(0);
    done.push(handle(part, place));
  }
  return done;
}
