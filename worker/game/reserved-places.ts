import { limits } from "#shared/limits";
import { shortName } from "#protocol/short-name";
import { graphemes } from "#question/graphemes";
import { nicknameKey } from "./names/nickname-key";
import type { Game, Player } from "./game";
import type { ReservedPlace } from "./place";

/** Tells whether nobody joins: answers come by cards, or are tapped by the host. */
export const isPhoneless = ({ setup }: Pick<Game, "setup">): boolean => setup.settings.answers !== undefined;

export const joinsByNumber = ({ setup }: Pick<Game, "setup">): boolean => setup.settings.identity === "roster";

/** The code sent to a player whom the host has removed. In a class they sat in the wrong place and may look for their own. */
export const removalIn = (game: Pick<Game, "setup">): "seat_freed" | "player_removed" =>
  joinsByNumber(game) ? "seat_freed" : "player_removed";

/** Tells whether a student plays today. One who was absent from the first question to the last is in no list, total or rate. */
export const playsToday = ({ askedQuestions }: Game, { id, isAbsent }: Player): boolean =>
  !isAbsent || askedQuestions.some(({ answers }) => answers.has(id));

/** Leaves out absent players. Only a class without phones has any, so no other list is looked through. */
export const playing = (game: Game, players: readonly Player[]): readonly Player[] =>
  isPhoneless(game) ? players.filter((player) => playsToday(game, player)) : players;

/**
 * The number that players are asked for: the school's if everybody in the class has a different one, else the place in the
 * list.
 */
export const numberAsked = ({ setup }: Pick<Game, "setup">): "school_no" | "number" => numberKnown(setup.places ?? []);

type OfClass = Pick<ReservedPlace, "student">;
type WithSchoolNo = { readonly student?: { readonly schoolNo: number | null } };

/** The same, from the places alone. */
export function numberKnown(places: readonly WithSchoolNo[]): "school_no" | "number" {
  const numbers = places.map(({ student }) => student?.schoolNo ?? null);
  const isKnown = numbers.length > 0 && !numbers.includes(null) && new Set(numbers).size === numbers.length;
  return isKnown ? "school_no" : "number";
}

type Meant = { number?: number; studentId?: string };

export const placeOf = ({ setup }: Pick<Game, "setup">, meant: Meant): ReservedPlace | null =>
  placeAmong(setup.places ?? [], meant);

export function placeAmong<P extends OfClass>(places: readonly P[], { number, studentId }: Meant): P | null {
  const isSchoolNo = numberKnown(places) === "school_no";
  const isMeant = ({ student }: P) =>
    student !== undefined &&
    (studentId === undefined ? (isSchoolNo ? student.schoolNo : student.number) === number : student.id === studentId);
  return places.find(isMeant) ?? null;
}

type Named = { readonly name: string; readonly number: number; readonly schoolNo: number | null };

/**
 * The short names of a class, no two alike. Two pupils with the same short name are told apart by the number that they know.
 */
export function namesInClass(students: readonly Named[]): string[] {
  const bySchool = numberKnown(students.map((student) => ({ student }))) === "school_no";
  return differentNames(
    students.map(({ name, number, schoolNo }) => ({ name: shortName(name), number: bySchool ? schoolNo! : number })),
  );
}

/** Makes names as a game can have them: no two alike. */
export function differentNames(names: readonly { name: string; number: number }[]): string[] {
  const short = names.map(({ name, number }) => ({ name: withEnd(name, ""), number }));
  const taken = new Map<string, number>();
  for (const { name } of short) taken.set(nicknameKey(name), (taken.get(nicknameKey(name)) ?? 0) + 1);
  const used = new Set<string>();
  return short.map(({ name, number }) => {
    const isAlone = taken.get(nicknameKey(name)) === 1;
    let unique = isAlone ? name : withEnd(name, ` ${number}`);
    for (let more = 2; used.has(nicknameKey(unique)); more++) unique = withEnd(name, ` ${number}-${more}`);
    used.add(nicknameKey(unique));
    return unique;
  });
}

/** Shortens a name so that together with this end it fits into a nickname. */
const withEnd = (name: string, end: string): string =>
  graphemes(name)
    .slice(0, limits.nickname - end.length)
    .join("")
    .trim() + end;
