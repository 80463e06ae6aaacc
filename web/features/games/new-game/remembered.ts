import { isValue, settingsListed, type AnySetting } from "#protocol/settings/fitted";
import { limits } from "#shared/limits";
import { recalled, remember } from "#browser/device";
import { asObject, storedObject } from "#browser/stored-object";
import { teamNames, usualFor, wayOf, ways, type ChosenSettings, type Way } from "./ways";

/** A teacher's choices for the last game, separate for each way of answering, and the class that played each set. */
export type Remembered = {
  readonly way: Way;
  readonly settings: Readonly<Record<Way, ChosenSettings>>;
  readonly classOf: Readonly<Record<string, string>>;
  /** Team names used last, in a game on phones or on the board. */
  readonly teamNames: readonly string[];
};

const SETS = 60;
const keyFor = (teacherId: string): string => `bilye.new-game.${teacherId}`;

export const usual: Remembered = { way: "phones", settings: usualFor, classOf: {}, teamNames };

export function rememberedBy(teacherId: string): Remembered {
  const stored = storedObject(recalled(keyFor(teacherId)));
  const settings = asObject(stored.settings);
  const board = settingsFrom("board", settings.board);
  return {
    way: ways.find(({ value }) => value === stored.way)?.value ?? usual.way,
    settings: {
      phones: settingsFrom("phones", settings.phones),
      cards: settingsFrom("cards", settings.cards),
      board,
    },
    classOf: Object.fromEntries(
      Object.entries(asObject(stored.classOf)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    teamNames: withUsual(areNames(stored.teamNames) ? stored.teamNames : (board.teams?.names ?? [])),
  };
}

export function rememberGame(teacherId: string, setId: string, { class_id, ...settings }: ChosenSettings): void {
  const { settings: others, classOf, teamNames: namesBefore } = rememberedBy(teacherId);
  const way = wayOf(settings);
  keep(teacherId, {
    way,
    settings: { ...others, [way]: settings },
    classOf: withClassOf(classOf, setId, class_id),
    teamNames: settings.teams ? settings.teams.names : namesBefore,
  });
}

/** Remembers the class for a set; homework counts as a game does. */
export function rememberClass(teacherId: string, setId: string, classId: string | undefined): void {
  const remembered = rememberedBy(teacherId);
  keep(teacherId, { ...remembered, classOf: withClassOf(remembered.classOf, setId, classId) });
}

const keep = (teacherId: string, remembered: Remembered): void =>
  void remember(keyFor(teacherId), JSON.stringify(remembered));

function withClassOf(
  classOf: Remembered["classOf"],
  setId: string,
  classId: string | undefined,
): Remembered["classOf"] {
  const { [setId]: _, ...others } = classOf;
  return Object.fromEntries([...Object.entries(others).slice(1 - SETS), ...(classId ? [[setId, classId]] : [])]);
}

/** True for usual settings, ignoring the class, which belongs to the set. */
export const isUsual = (settings: ChosenSettings): boolean =>
  written({ ...settings, class_id: undefined }) === written(usualFor[wayOf(settings)]);
const written = (settings: object): string =>
  JSON.stringify(
    Object.entries(settings)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Takes over only values that are offered today: the device may hold those of an older or newer page. */
function settingsFrom(way: Way, stored: unknown): ChosenSettings {
  const found = asObject(stored);
  const taken = remembered.filter(([name, one]) => isKept(one, found[name]));
  const { names, pick } = asObject(found.teams);
  return {
    ...usualFor[way],
    ...Object.fromEntries(taken.map(([name]) => [name, found[name]])),
    ...(way === "board" && areTeams(names) && { teams: { names } }),
    ...(way === "phones" && areTeams(names) && { teams: { names, pick: pick === "self" ? pick : "auto" } }),
  };
}

/**
 * The settings whose values a device remembers, if they are offered today. A value that stored settings leave out is not
 * remembered, unless the usual value depends on the way of answering.
 */
const remembered = settingsListed.filter(([, { row, forgotten }]) => row !== undefined && !forgotten);
const isKept = ({ values, absent, usual }: AnySetting, value: unknown): boolean =>
  isValue(values, value) && (value !== absent || typeof usual === "function");

const areTeams = (names: unknown): names is string[] => areNames(names) && names.length >= limits.teams.min;
const areNames = (names: unknown): names is string[] =>
  Array.isArray(names) &&
  names.length <= limits.teams.max &&
  names.every((name) => typeof name === "string" && name !== "" && name.length <= 2 * limits.teams.name);

/** Fills up to the most teams: the given names, then the usual ones. */
const withUsual = (names: readonly string[]): readonly string[] =>
  [...new Set([...names, ...teamNames])].slice(0, limits.teams.max);
