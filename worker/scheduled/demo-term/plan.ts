import type { GameSettings } from "#protocol/game-settings";
import { SettingsBody } from "#protocol/http/game-settings";
import { shuffledList } from "#question/question";
import { seeded } from "#shared/seeded";
import { schoolHour } from "./calendar";

/** The games of the term, from the first to the last. */

type Way = "phones" | "cards" | "teams" | "net";
export type Planned = {
  readonly id: string;
  readonly code: string;
  readonly setId: string;
  readonly classId: string;
  readonly way: Way;
  readonly openedAt: number;
  readonly label: string;
  readonly rate: number;
};

const rows: readonly (readonly [
  setId: string,
  classId: string,
  way: Way,
  daysBack: number,
  hour: number,
  rate: number,
  label?: string,
])[] = [
  ["demo-set-2", "demo-6a", "cards", 44, 2, 0.65],
  ["demo-set-1", "demo-7b", "phones", 42, 3, 0.62],
  ["demo-set-5", "demo-8c", "phones", 38, 5, 0.62],
  ["demo-set-3", "demo-6a", "phones", 34, 1, 0.63],
  ["demo-set-4", "demo-7b", "phones", 29, 3, 0.65],
  ["demo-set-6", "demo-7b", "teams", 25, 7, 0.66],
  ["demo-set-1", "demo-7b", "cards", 21, 4, 0.67, "Ünite sonu"],
  ["demo-set-2", "demo-8c", "cards", 17, 6, 0.69],
  ["demo-set-3", "demo-6a", "teams", 13, 2, 0.7],
  ["demo-set-1", "demo-8c", "cards", 9, 5, 0.7],
  ["demo-set-5", "demo-8c", "net", 4, 5, 0.64, "Yazılı öncesi"],
  ["demo-set-4", "demo-7b", "phones", 1, 3, 0.72],
];

export function plannedGames(seed: string, now: number): Planned[] {
  const codes = shuffledList(
    Array.from({ length: 9_000 }, (_, i) => String(100_003 + i * 97)),
    seeded(`${seed} codes`),
  );
  return rows.map(([setId, classId, way, daysBack, hour, rate, label = ""], i) => ({
    id: `demo-game-${i + 1}`,
    code: codes[i]!,
    setId,
    classId,
    way,
    openedAt: schoolHour(now, daysBack, hour) + 11 * 60_000,
    label,
    rate,
  }));
}

const ways: Readonly<Record<Way, object>> = {
  phones: { identity: "roster" },
  cards: { answers: "cards" },
  teams: { identity: "roster", teams: { names: ["Atom", "Molekül", "Bileşik", "Karışım"] } },
  net: { identity: "roster", scoring: "net", wrong_costs: 3, answers_change: true },
};

export const settingsOf = ({ way, classId }: Planned): GameSettings =>
  SettingsBody.parse({ class_id: classId, ...ways[way] });
