/** Places of a deployment and of teachers, and the time between them. */

type Place = { readonly city: string; readonly at: readonly [latitude: number, longitude: number] };

/** Regions in which D1 can be made, each by a city that stands for it. */
export const D1_REGIONS = {
  eeur: { city: "Warsaw", at: [52.2, 21] },
  weur: { city: "Frankfurt", at: [50.1, 8.7] },
  enam: { city: "Washington", at: [38.9, -77] },
  wnam: { city: "San Jose", at: [37.3, -121.9] },
  apac: { city: "Singapore", at: [1.3, 103.8] },
  oc: { city: "Sydney", at: [-33.9, 151.2] },
} as const satisfies Record<string, Place>;

type Region = keyof typeof D1_REGIONS;
export type Teacher = Place & { readonly region: Region };

/** `region`: where `worker/shared/regions.ts` has the teacher's games made. */
export const TEACHERS: readonly Teacher[] = [
  { city: "Istanbul", at: [41, 29], region: "eeur" },
  { city: "Berlin", at: [52.5, 13.4], region: "weur" },
  { city: "New York", at: [40.7, -74], region: "enam" },
  { city: "Tashkent", at: [41.3, 69.3], region: "eeur" },
  { city: "Melbourne", at: [-37.8, 145], region: "oc" },
];

const EARTH_KM = 6_371;
/**
 * A round trip in milliseconds, by distance: near what WonderProxy published for pairs of cities
 * (https://wonderproxy.com/blog/miles-per-milisecond/), such as 112 for Milan and New York and 22 for Milan and Paris; between
 * Europe and Australia cables take longer ways, and those were 350 where this says 290.
 */
const LEAST_MS = 10;
const KM_A_MS = 60;

export const roundTrip = (a: Place, b: Place): number => LEAST_MS + kilometres(a.at, b.at) / KM_A_MS;

function kilometres(a: Place["at"], b: Place["at"]): number {
  const [fromLatitude, fromLongitude, latitude, longitude] = [...a, ...b].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const cosine =
    Math.sin(fromLatitude) * Math.sin(latitude) +
    Math.cos(fromLatitude) * Math.cos(latitude) * Math.cos(longitude - fromLongitude);
  return EARTH_KM * Math.acos(Math.min(1, cosine));
}
