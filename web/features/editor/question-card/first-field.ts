/** The field that the answers begin with; where none is written, the first thing to be pressed. */
export const firstField = (answers: Element | null | undefined): HTMLElement | null | undefined =>
  answers?.querySelector<HTMLElement>("textarea, input:not([tabindex='-1'])") ??
  answers?.querySelector<HTMLElement>("button:not([tabindex='-1']), [tabindex]:not([tabindex='-1'])");
