/** The zone of this device; undefined if the browser does not tell. */
export const deviceZone = (): string | undefined => new Intl.DateTimeFormat("tr").resolvedOptions().timeZone;

/** All zones of this browser; an older one lists none. */
export const listedZones = (): readonly string[] =>
  "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
