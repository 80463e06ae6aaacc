/** The first field of the answers; if there are no fields, the first thing that can be pressed. */
export const firstField = (answers: Element | null | undefined): HTMLElement | null | undefined =>
  answers?.querySelector<HTMLElement>("textarea, input:not([tabindex='-1'])") ??
  answers?.querySelector<HTMLElement>("button:not([tabindex='-1']), [tabindex]:not([tabindex='-1'])");
