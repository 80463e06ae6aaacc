import { describe, expect, test } from "vitest";
import { regionNear, roomRegion, type Region } from "#shared/regions";

/** Continents and countries as the platform names them, and the region that serves them. */
const countries: readonly [string, Record<string, Region>][] = [
  [
    "EU",
    {
      ...of("weur", "AT BE CH DE DK ES FR GB IE IS IT LU MT NL NO PT SE"),
      ...of("eeur", "AL BA BG BY CZ EE FI GR HR HU LT LV MD MK PL RO RS RU SI SK UA XK"),
    },
  ],
  [
    "AS",
    {
      ...of("eeur", "AM AZ CY GE KG KZ TM TR UZ"),
      ...of("me", "AE IL IQ IR JO LB QA SA"),
      ...of("apac-ne", "JP KR TW"),
      ...of("apac-se", "ID MY PH SG TH VN"),
      ...of("apac", "BD IN LK NP"),
    },
  ],
  ["AF", { ...of("weur", "DZ EG MA NG TN"), ...of("afr", "KE TZ ZA") }],
  ["NA", of("enam", "CU GT PA")],
  ["SA", of("sam", "AR BR CL CO")],
  ["OC", of("oc", "AU FJ NZ")],
];

function of(region: Region, names: string): Record<string, Region> {
  return Object.fromEntries(names.split(" ").map((name) => [name, region]));
}

const at = (continent: string, country: string, longitude: string) => regionNear({ continent, country, longitude });

describe("the region near a request", () => {
  test.each(countries)("of a country in %s", (continent, expected) => {
    const found = Object.keys(expected).map((country) => [country, regionNear({ continent, country, longitude: "0" })]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test("of a broad country depends on the longitude", () => {
    expect(at("NA", "US", "-74.0060")).toBe("enam");
    expect(at("NA", "US", "-122.4194")).toBe("wnam");
    expect(at("NA", "MX", "-103.3496")).toBe("wnam");
    expect(at("EU", "RU", "37.6173")).toBe("eeur");
    expect(at("EU", "RU", "131.8855")).toBe("apac-ne");
  });

  test("is the deployment's if the platform says nothing, or nonsense", () => {
    for (const edge of [
      undefined,
      null,
      {},
      7,
      "x",
      { country: "T1" },
      { continent: "AN", country: "AQ" },
      { country: {} },
    ])
      expect(regionNear(edge)).toBe("eeur");
    expect(regionNear({ continent: "NA", country: "US", longitude: "x".repeat(10_000) })).toBe("enam");
  });
});

test("ROOM_REGION is auto, the jurisdiction or a region; anything else is unknown", () => {
  expect([undefined, "", "auto", "eu", "weur", "me"].map((setting) => roomRegion(setting))).toEqual([
    "auto",
    "auto",
    "auto",
    "eu",
    "weur",
    "me",
  ]);
  expect(["EU", "europe", " weur", "us", "__proto__"].map((setting) => roomRegion(setting))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
