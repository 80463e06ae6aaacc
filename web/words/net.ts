/** Net as exams here write it: 7,67 · 0,00 · −0,33. Always two decimals, no point between thousands, a minus as wide as a plus. */
export function netText(net: number): string {
  // Halves go away from zero; four decimals are what is sent, so that they are halves still.
  const hundredths = Math.round(Math.round(Math.abs(net) * 10_000) / 100);
  const sign = net < 0 && hundredths > 0 ? "\u2212" : "";
  return sign + (hundredths / 100).toFixed(2).replace(".", ",");
}

/** "7,67 net"; a line ends before the figure, not between it and its unit. */
export const inNet = (net: number): string => `${netText(net)}\u00a0net`;
