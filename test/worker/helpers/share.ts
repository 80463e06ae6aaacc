export const isRuntime = navigator.userAgent === "Cloudflare-Workers";

/** A call costs the runtime ten times what it costs Node: there a hand's share of a long list, dealt out to so many; here all. */
export const shareOf = <T>(list: readonly T[], hands: number, hand: number): readonly T[] =>
  isRuntime ? list.filter((_, i) => i % hands === hand % hands) : list;
