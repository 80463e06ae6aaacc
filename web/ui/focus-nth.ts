/** At once where it stands there already, so that no key goes to the field before; what is new is there with the next drawing. */
export function focusNth(place: HTMLElement | null, selector: string, at: number): void {
  const nth = () => place?.querySelectorAll<HTMLElement>(selector)[at];
  const present = nth();
  if (present) present.focus();
  else requestAnimationFrame(() => nth()?.focus());
}
