/** Node's error codes for a connection that the other side closed or refused. */
const lost = new Set<unknown>(["UND_ERR_SOCKET", "ECONNRESET", "ECONNREFUSED", "EPIPE"]);
const TRIES = 4;

/**
 * Repeats work whose connection to the local runtime was lost. The runtime closes a connection idle for five seconds, and on a
 * busy machine this process may notice only after its next call. Only for work that is harmless to repeat.
 */
export async function againWhenCutOff<T>(work: () => Promise<T>, tell: (more: number) => void): Promise<T> {
  for (let more = TRIES - 1; ; more--) {
    try {
      return await work();
    } catch (error) {
      if (more === 0 || !isLostConnection(error)) throw error;
      tell(more);
    }
  }
}

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && lost.has(error.code)) || isLostConnection(error.cause);
}
