import type { AskedFields } from "#protocol/live/played-question";
import { isInside, pointOf, type Area, type NamedPlace, type Point } from "#question/picture/on-picture";
import type { SpotShown, SpotSolution } from "#question/spot";

/** Places on a picture in words. */

const percent = (part: number): number => Math.round(part / 10);

/** The question's fields, and some that only certain screens know. */
export type SpotAsked = SpotShown & Partial<Pick<AskedFields, "image" | "points" | "question_text">>;

/** "soldan %66, üstten %15" */
export const placeInWords = ([x, y]: Point): string => `soldan %${percent(x)}, üstten %${percent(y)}`;

/** "soldan yüzde 66, üstten yüzde 15" */
export const placeSaid = ([x, y]: Point): string => `soldan yüzde ${percent(x)}, üstten yüzde ${percent(y)}`;

/** "Soldan yüzde 66, üstten yüzde 15." */
export const sentence = (point: Point): string => `S${placeSaid(point).slice(1)}.`;

/** A question as the teacher wrote it: its places are in the question, not in a solution. */
type Written = { readonly kind: "spot"; readonly areas: readonly Area[]; readonly places?: readonly NamedPlace[] };
type Solved = SpotSolution | Written;

function areasOf(asked: SpotShown | Written | null, solved: Solved): readonly Area[] {
  if ("solution" in solved) return solved.solution.areas;
  if ("areas" in solved) return solved.areas;
  return asked && "areas" in asked ? asked.areas : [];
}

export function inWords(asked: SpotShown | null, answer: string): string {
  const point = pointOf(answer);
  if (!point) return answer;
  return asked?.places?.find(({ x, y }) => x === point[0] && y === point[1])?.name ?? placeInWords(point);
}

/** The right places by their names, if they have any. */
export function solutionText(asked: SpotAsked | Written | null, solved: Solved): string {
  const areas = areasOf(asked, solved);
  const places = asked?.places ?? ("places" in solved ? solved.places : undefined) ?? [];
  const image = asked && "image" in asked ? asked.image : undefined;
  const named = places.filter(({ x, y }) => areas.some((area) => isInside(area, [x, y], image ?? {})));
  return [...named.map(({ name }) => name), ...areas.map(({ x, y }) => placeInWords([x, y]))].join("; ");
}

export const solutionInShort = (): string => "resimde";
