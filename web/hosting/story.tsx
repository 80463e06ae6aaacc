import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { recordSoFar } from "./class-record";
import { fastestClimber, type Climber } from "./podium-places";

type Named = Climber & ({ readonly nickname: string; readonly streak?: number } | { readonly name: string });
type News = { readonly name: string; readonly what: string };

/** The least climb, in places, that is told even if somebody has a streak. */
const TELLING = 2;

/** The news about players or teams since the previous question: the longest climb, or a streak of right answers. */
export function newsOf(rows: readonly Named[]): News | null {
  const best = fastestClimber(rows);
  const climbed = best && { name: nameOf(best.row), what: `${number(best.steps)} basamak çıktı` };
  return best && best.steps >= TELLING ? climbed : (longestStreak(rows) ?? climbed);
}

function longestStreak(rows: readonly Named[]): News | null {
  const streakOf = (row: Named) => ("streak" in row ? (row.streak ?? 0) : 0);
  const longest = Math.max(0, ...rows.map(streakOf));
  const row = rows.find((one) => longest > 0 && streakOf(one) === longest);
  return row ? { name: nameOf(row), what: `${longest} soruyu üst üste bildi` } : null;
}

const nameOf = (row: Named): string => ("nickname" in row ? row.nickname : row.name);

/** "Defne 7 basamak çıktı", "Defne 4 soruyu üst üste bildi". */
export const newsText = ({ name, what }: News): string => `${name} ${what}`;

type Props = {
  readonly game: LiveGame;
  readonly rows: readonly Named[];
  /** Shown if there is no news. */
  readonly otherwise?: string;
};

/** Under a standing: a climb or a streak, else the class's distance from its record. */
export function Story({ game: { record, classRate }, rows, otherwise = "" }: Props) {
  const news = newsOf(rows);
  if (news) {
    return (
      <>
        <b>{news.name}</b> {news.what}
      </>
    );
  }
  return record && typeof classRate === "number" ? recordSoFar(classRate, record) : otherwise;
}
