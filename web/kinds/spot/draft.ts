import type { Area, NamedPlace } from "#question/picture/on-picture";
import type { SpotFields } from "#question/spot";
import type { DraftKind } from "../drafts";

/** The picture is the question's, whatever its kind. */
export type SpotDraft = Omit<SpotFields, "image">;

const drafted = (areas: readonly Area[], places: readonly NamedPlace[] = []): SpotDraft => ({
  kind: "spot",
  areas: [...areas],
  ...(places.length > 0 && { places: [...places] }),
});

export const draft: DraftKind<"spot", SpotDraft> = {
  empty: () => drafted([]),
  from: () => null,
  of: (question) => drafted("areas" in question ? question.areas : question.solution.areas, question.places),
  tidied: ({ areas, places = [] }, tidy) =>
    drafted(
      areas,
      places.map((place) => ({ ...place, name: tidy(place.name) })),
    ),
  isUntouched: ({ areas, places = [] }) => areas.length === 0 && places.length === 0,
  content: ({ areas, places = [] }) => [
    "spot",
    ...areas.map(({ x, y, r }) => [x, y, r]),
    ...places.map(({ name, x, y }) => [name, x, y]),
  ],
  isRead: ({ areas, places = [] }) =>
    Array.isArray(areas) && areas.every(isArea) && Array.isArray(places) && places.every(isPlace),
  fields: ["areas", "places"],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: ({ areas }) => areas.length === 0,
  offCards: "resimde bul",
};

function isPlace(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, x, y } = value as Readonly<Record<string, unknown>>;
  return typeof name === "string" && [x, y].every(Number.isFinite);
}

function isArea(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { x, y, r } = value as Readonly<Record<string, unknown>>;
  return [x, y, r].every(Number.isFinite);
}
