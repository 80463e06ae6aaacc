import type { Area } from "#question/picture/on-picture";
import type { SpotFields, SpotShown, SpotSolution } from "#question/spot";
import type { DraftKind } from "../drafts";

/** The picture is the question's, whatever its kind. */
export type SpotDraft = Omit<SpotFields, "image">;
type Played = SpotShown & SpotSolution;

const drafted = (areas: readonly Area[]): SpotDraft => ({ kind: "spot", areas: [...areas] });

export const draft: DraftKind<SpotDraft> = {
  empty: () => drafted([]),
  of: (question: SpotDraft | Played) => drafted("areas" in question ? question.areas : question.solution.areas),
  tidied: ({ areas }) => drafted(areas),
  isUntouched: ({ areas }) => areas.length === 0,
  content: ({ areas }) => ["spot", ...areas.map(({ x, y, r }) => [x, y, r])],
  isRead: ({ areas }) => Array.isArray(areas) && areas.every(isArea),
  fields: ["areas"],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: ({ areas }) => areas.length === 0,
};

function isArea(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { x, y, r } = value as Readonly<Record<string, unknown>>;
  return [x, y, r].every(Number.isFinite);
}
