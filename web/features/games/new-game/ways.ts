import type { GameSettings } from "#protocol/game-settings";
import type { ListedClass } from "#protocol/http/replies/classes";
import type { AskedSettings } from "#api/game-api";
import type { ChoiceTile } from "#ui/fields/choice-tiles.tsx";
import { situationOf, valueIn, type AnySetting } from "#protocol/settings/fitted";
import { gameSettings } from "#protocol/settings/settings";
import { usualWrongCosts } from "#protocol/settings/scoring";
import { usualSettings } from "./usual-settings";

/** Settings as the dialog has them: `clock` is always set, also to its usual value. */
export type ChosenSettings = AskedSettings & Required<Pick<AskedSettings, "clock">>;
export const chosenFrom = (settings: GameSettings): ChosenSettings => ({ clock: "question", ...settings });

/** How answers reach a game. */
export type Way = "phones" | NonNullable<GameSettings["answers"]>;

export const ways: readonly ChoiceTile<Way>[] = [
  { value: "phones", icon: "phone", label: "Telefonla", line: "Herkes kendi ekranından" },
  { value: "cards", icon: "card", label: "Kartla", line: "Telefonsuz; kartları tahta okur" },
  { value: "board", icon: "board", label: "Tahtada", line: "Takımlar söyler, siz dokunursunuz" },
];

export const wayOf = ({ answers }: Pick<GameSettings, "answers">): Way => answers ?? "phones";

export const teamNames = [
  "Kartallar",
  "Yıldızlar",
  "Atomlar",
  "Kâşifler",
  "Fırtına",
  "Meraklılar",
  "Pusulalar",
  "Kuyrukluyıldız",
];

/** Usual settings without phones: answers pass through the teacher's hand, so there is no clock and only being right counts. */
const withoutPhones = { scoring: "accuracy", clock: "none", reading_seconds: 0 } as const;

export const usualFor: Readonly<Record<Way, ChosenSettings>> = {
  phones: chosenFrom(usualSettings),
  cards: { ...usualSettings, ...withoutPhones, answers: "cards" },
  board: { ...usualSettings, ...withoutPhones, answers: "board", teams: { names: teamNames.slice(0, 4) } },
};

/** Cards need a class: if there is only one, it is chosen. */
export function withOnlyClass(
  settings: ChosenSettings,
  classes: readonly Pick<ListedClass, "id" | "student_count">[] | null,
): ChosenSettings {
  const there = classes?.filter(({ student_count }) => student_count > 0) ?? [];
  const isOpen = settings.answers === "cards" && !classes?.some(({ id }) => id === settings.class_id);
  return isOpen && there.length === 1 ? { ...settings, class_id: there[0]!.id } : settings;
}

/** Takes the cost of a wrong answer by net from the set's grade, unless the teacher chose; an undefined grade is not known yet. */
export const withWrongCosts = (settings: ChosenSettings, grade: number | null | undefined): ChosenSettings =>
  settings.scoring !== "net" || settings.wrong_costs || grade === undefined
    ? settings
    : { ...settings, wrong_costs: usualWrongCosts(grade) };

/** Tells if points for speed were asked for, and there are none only because answers may change. */
export function isSpeedClosed(settings: ChosenSettings): boolean {
  const isLost = (asked: ChosenSettings): boolean =>
    valueIn(gameSettings.scoring as AnySetting, asked.scoring, situationOf(asked)) !== asked.scoring;
  return isLost(settings) && !isLost({ ...settings, answers_change: undefined });
}
