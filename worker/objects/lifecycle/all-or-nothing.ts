import { logLine } from "#shared/log-line";

/**
 * Runs `work` in one transaction. If it fails, `restore` makes memory equal to what is stored again; an object that cannot even
 * do that ends itself, because it would acknowledge what was never stored.
 */
export function allOrNothing<T>(ctx: DurableObjectState, work: () => T, restore: () => void): T {
  try {
    return ctx.storage.transactionSync(work);
  } catch (error) {
    try {
      restore();
    } catch (why) {
      logLine("error", "room_aborted", { error: why });
      ctx.abort("the record cannot be read");
      throw why;
    }
    throw error;
  }
}
