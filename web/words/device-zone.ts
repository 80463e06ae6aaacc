/** The zone of this device; undefined if the browser does not tell. */
export function deviceZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat("tr").resolvedOptions();
  return timeZone && timeZone !== "Etc/Unknown" ? timeZone : undefined;
}

/** All zones of this browser; an older one lists none. */
export const listedZones = (): readonly string[] =>
  "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
