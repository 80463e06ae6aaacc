/** Regions of the platform, and which of them is near whom. */

export const regions = [
  "wnam",
  "enam",
  "sam",
  "weur",
  "eeur",
  "apac",
  "apac-ne",
  "apac-se",
  "oc",
  "afr",
  "me",
] as const;
export type Region = (typeof regions)[number];

/** A deployment's database and pictures are made here (docs/deploy.md): near Turkey. */
export const deployment: Region = "eeur";

/** Countries that another region serves better than most of their continent, by the lines that lead there. */
const exceptions: Partial<Record<Region, string>> = {
  eeur: "AL AM AZ BA BG BY CY CZ EE FI GE GR HR HU KG KZ LT LV MD ME MK PL RO RS RU SI SK TJ TM TR UA UZ XK",
  weur: "CI CM DZ EG GH GL GM GN LY MA MR NG PM SN TN",
  me: "AE BH DJ IL IQ IR JO KW LB OM PK PS QA SA SD SY YE",
  "apac-ne": "JP KP KR MN TW",
  "apac-se": "BN FM GU ID KH LA MH MM MP MY NR PH PW SG TH TL VN",
};
const regionOfCountry = new Map(
  Object.entries(exceptions).flatMap(([region, countries]) =>
    countries.split(" ").map((country) => [country, region as Region] as const),
  ),
);

const regionOfContinent = new Map<unknown, Region>([
  ["AF", "afr"],
  ["AS", "apac"],
  ["EU", "weur"],
  ["NA", "enam"],
  ["OC", "oc"],
  ["SA", "sam"],
]);

/** North America is parted near Denver, Russia near Irkutsk. */
const westOf = -100;
const eastOf = 100;

/** The region nearest to a request, by the platform's word on where it came from; the deployment's if that says nothing. */
export function regionNear(edge: unknown): Region {
  const { continent, country, longitude } = (edge ?? {}) as Partial<Record<string, unknown>>;
  const degrees = typeof longitude === "string" && longitude !== "" ? Number(longitude) : Number.NaN;
  if (continent === "NA" && degrees < westOf) return "wnam";
  if (country === "RU" && degrees > eastOf) return "apac-ne";
  return regionOfCountry.get(country as string) ?? regionOfContinent.get(continent) ?? deployment;
}

/** The variable ROOM_REGION: "auto" (absent: the same), a region, or "eu", the jurisdiction; null for any other text. */
export function roomRegion(setting = "auto"): Region | "auto" | "eu" | null {
  if (setting === "" || setting === "auto") return "auto";
  return setting === "eu" ? "eu" : (regions.find((region) => region === setting) ?? null);
}
