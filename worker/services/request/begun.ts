/** Work that is begun now and awaited later. If the call is refused before that, its failure is of no interest. */
export function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
