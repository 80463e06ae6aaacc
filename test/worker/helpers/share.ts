export const isRuntime = navigator.userAgent === "Cloudflare-Workers";

/** Returns the whole list in Node; in the runtime, where a call costs ten times as much, only this share of it. */
export const shareOf = <T>(list: readonly T[], hands: number, hand: number): readonly T[] =>
  isRuntime ? list.filter((_, i) => i % hands === hand % hands) : list;
