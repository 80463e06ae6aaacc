import { limits } from "#shared/limits";
import { rightAndWrong } from "./written/answer-texts";
import { faultAt, partsOf, unlessEach, unreadFaults } from "./fault";
import { isInside, pointOf, type Area, type NamedPlace } from "./picture/on-picture";
import { readPicture } from "./picture/picture";
import { shuffledList, type Fault, type Kind, type PictureRef } from "./question";
import { faultOfText, isBlank, tidy } from "./text";

/**
 * Some places on a picture are right. An answer is a point: "x,y". A player who cannot see the picture may choose one of the
 * named places instead, if there are any; some are right and some are not.
 */
export type SpotFields = {
  readonly kind: "spot";
  image: PictureRef | null;
  areas: readonly Area[];
  places?: readonly NamedPlace[];
};
export type Spot = {
  readonly kind: "spot";
  readonly image: PictureRef;
  readonly areas: readonly Area[];
  readonly places?: readonly NamedPlace[];
};
export type SpotShown = { readonly kind: "spot"; readonly places?: readonly NamedPlace[] };
export type SpotSolution = {
  readonly kind?: "spot";
  readonly correct_option: null;
  readonly solution: { readonly areas: readonly Area[] };
};

export const spot: Kind<SpotFields, Spot, SpotShown, SpotSolution> = {
  isJudged: true,
  defaultSeconds: 45,
  onBoard: "judges",
  read({ image, areas = [], places }) {
    const read = partsOf(areas)
      .map(readArea)
      .filter((area) => area !== null);
    const named = partsOf(places ?? [])
      .map(readPlace)
      .filter((place) => place !== null);
    return {
      draft: { kind: "spot", image: readPicture(image), areas: read, ...(named.length > 0 && { places: named }) },
      faults: [
        ...unreadFaults("areas", areas, {
          unread: unlessEach(["x", "y", "r"], isCount),
          message: "Doğru yerler okunamadı, yeniden işaretleyin.",
        }),
        ...unreadFaults("places", places ?? [], {
          unread: (place) => (readPlace(place) === null ? [""] : []),
          message: "Yer adları okunamadı, yeniden yazın.",
        }),
      ],
    };
  },
  faults: (draft) =>
    draft.image ? partFaults(draft) : faultAt("image", "Bir resim ekleyin, sonra doğru yere dokunun."),
  body: (draft) => {
    const { kind, image, areas, places } = draft;
    return image && partFaults(draft).length === 0 ? { kind, image, areas, ...(places && { places }) } : null;
  },
  played(fields) {
    const { draft, faults } = spot.read(fields);
    return faults.length === 0 ? spot.body(draft) : null;
  },
  shown: ({ places }) => ({ kind: "spot", ...(places && { places }) }),
  solution: ({ areas }) => ({ correct_option: null, solution: { areas } }),
  // The order in which the teacher wrote the places may tell the right one.
  dealt: (body, _, random) => (body.places ? { ...body, places: shuffledList(body.places, random) } : body),
  takes: (_, value) => pointOf(value) !== null,
  share: (body, value) => (isHit(body, value) ? 1 : 0),
  distribution: (body, values, players) => rightAndWrong((value) => isHit(body, value), values, players),
  details: (_, values) => ({ points: pointCounts(values) }),
  /** The mistake behind a touch: touches that lie close together are one. */
  mistake(_, value) {
    const point = pointOf(value);
    return point && point.map((part) => Math.round(part / NEAR) * NEAR).join(",");
  },
};

/** The distance within which touches count as the same mistake, in thousandths of the picture. */
const NEAR = 50;

const isHit = ({ image, areas }: Spot, value: string): boolean => {
  const point = pointOf(value);
  return point !== null && areas.some((area) => isInside(area, point, image));
};

/** The most frequent first. */
function pointCounts(values: readonly string[]): (readonly [number, number, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => [...pointOf(value)!, count] as const).toSorted(
    ([x, y, m], [z, w, n]) => n - m || x - z || y - w,
  );
}

function readArea(value: unknown): Area | null {
  if (typeof value !== "object" || value === null) return null;
  const { x, y, r } = value as Readonly<Record<string, unknown>>;
  return isCount(x) && isCount(y) && isCount(r) ? { x: whole(x), y: whole(y), r: whole(r) } : null;
}

function readPlace(value: unknown): NamedPlace | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, x, y } = value as Readonly<Record<string, unknown>>;
  return typeof name === "string" && isCount(x) && isCount(y) ? { name: tidy(name), x: whole(x), y: whole(y) } : null;
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
/** Rounds a number; zero has no sign here. */
const whole = (value: number): number => Math.round(value) + 0;

export const mostAreas = `En çok ${limits.areas} yer işaretleyebilirsiniz.`;

const offPicture = (field: string, place: { readonly x: number; readonly y: number }, i: number): Fault[] =>
  (["x", "y"] as const).flatMap((side) =>
    faultAt(field, isOn(place[side]) ? null : "Bu yer resmin dışında kalıyor.", `${i}.${side}`),
  );

function areaFaults(areas: readonly Area[]): Fault[] {
  if (areas.length === 0) return faultAt("areas", "En az bir doğru yer işaretleyin.");
  if (areas.length > limits.areas) return faultAt("areas", mostAreas);
  const { min, max } = limits.areaRadius;
  return areas.flatMap(({ x, y, r }, i) => [
    ...offPicture("areas", { x, y }, i),
    ...faultAt(
      "areas",
      r >= min && r <= max ? null : `Büyüklük %${min / 10} ile %${max / 10} arasında olmalı.`,
      `${i}.r`,
    ),
  ]);
}

const partFaults = ({ image, areas, places }: Pick<SpotFields, "image" | "areas" | "places">): Fault[] => [
  ...areaFaults(areas),
  ...(places ? placeFaults(places, areas, image ?? {}) : []),
];

function placeFaults(places: readonly NamedPlace[], areas: readonly Area[], sides: Partial<PictureRef>): Fault[] {
  const { min, max, name: longest } = limits.namedPlaces;
  if (places.length < min || places.length > max) return faultAt("places", `${min} ile ${max} arasında yer olmalı.`);
  const isRight = ({ x, y }: NamedPlace) => areas.some((area) => isInside(area, [x, y], sides));
  return [
    ...(places.some(isRight) ? [] : faultAt("places", "Doğru bölgede hiç yer yok.")),
    ...places.flatMap(({ name, x, y }, i) => [
      ...faultAt("places", isBlank(name) ? "Bu yere bir ad verin." : faultOfText(name, longest), `${i}.name`),
      ...offPicture("places", { x, y }, i),
    ]),
  ];
}

const isOn = (part: number): boolean => part >= 0 && part <= 1000;
