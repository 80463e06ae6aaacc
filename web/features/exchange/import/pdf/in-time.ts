/** Fails if something takes longer, or if it cannot go on. */
export function inTime<Value>(work: Promise<Value>, ms: number, failed: Promise<never>): Promise<Value> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new DOMException("too slow", "TimeoutError")), ms);
  });
  return Promise.race([work, late, failed]).finally(() => clearTimeout(patience));
}
