/** Waits for work, but fails as soon as the program behind it has ended, with everything that the program printed. */
export function orEnded(child, work) {
  return Promise.race([
    work,
    child.ended.then(() => {
      throw new Error(`${child.spawnfile} ended: ${child.said.trim().slice(-2_000)}`);
    }),
  ]);
}
