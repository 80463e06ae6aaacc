/** The result of the work, or an error with everything that the program said, as soon as it has ended. */
export function orEnded(child, work) {
  return Promise.race([
    work,
    child.ended.then(() => {
      throw new Error(`${child.spawnfile} ended: ${child.said.trim().slice(-2_000)}`);
    }),
  ]);
}
