/** Focuses at once if the element exists, so that no key goes to the previous field; otherwise after the next render. */
export function focusNth(place: HTMLElement | null, selector: string, at: number): void {
  const nth = () => place?.querySelectorAll<HTMLElement>(selector)[at];
  const present = nth();
  if (present) present.focus();
  else requestAnimationFrame(() => nth()?.focus());
}
