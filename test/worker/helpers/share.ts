export const isRuntime = navigator.userAgent === "Cloudflare-Workers";

/** A call in the runtime costs ten times as much as in Node: there one hand's share of a long list, here all of it. */
export const shareOf = <T>(list: readonly T[], hands: number, hand: number): readonly T[] =>
  isRuntime ? list.filter((_, i) => i % hands === hand % hands) : list;
