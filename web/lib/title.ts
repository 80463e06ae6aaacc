/** `{Ekran} — Bilye`, from the innermost route that has a title. */
export function titleOf(matches: readonly { readonly handle: unknown }[]): string {
  for (const { handle } of matches.toReversed()) {
    if (hasTitle(handle)) return `${handle.title} — Bilye`;
  }
  return "Bilye";
}

const hasTitle = (handle: unknown): handle is { title: string } =>
  typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "string";
