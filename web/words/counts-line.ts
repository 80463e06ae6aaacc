type Counts = { readonly right: number; readonly wrong: number | null; readonly blank: number | null };

/** "8 doğru, 1 yanlış": a count of zero is left out. */
export function countsLine({ right, wrong, blank }: Counts): string {
  const parts = [right && `${right} doğru`, wrong && `${wrong} yanlış`, blank && `${blank} boş`];
  return parts.filter(Boolean).join(", ");
}
