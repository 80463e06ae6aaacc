import { homeworkLimits } from "#protocol/homework-limits";

const HOUR = 3_600_000;

/** New pupils by network. In memory only: a homework that slept has had no flood. */
export class NetworkJoins {
  #joins: { readonly network: string; readonly at: number }[] = [];

  allows(network: string, now: number): boolean {
    this.#joins = this.#joins.filter(({ at }) => now - at < HOUR);
    if (this.#joins.filter((join) => join.network === network).length >= homeworkLimits.joinsPerNetwork) return false;
    this.#joins.push({ network, at: now });
    return true;
  }
}
