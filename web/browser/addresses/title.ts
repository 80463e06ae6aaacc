/** `{Ekran} — Bilye`, from the innermost route that has a title. */
export function titleOf(matches: readonly { readonly handle: unknown }[]): string {
  const titled = matches.map(({ handle }) => handle).findLast(hasTitle);
  return titled ? `${titled.title} — Bilye` : "Bilye";
}

const hasTitle = (handle: unknown): handle is { title: string } =>
  typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "string";
