import { hourOf } from "./format";

/** Sentences that depend on the hour, the name or a count. Nothing here adds a suffix to a name or a number. */

export const firstName = (name: string): string => name.trim().split(/\s+/u)[0]!;

/** "Günaydın, Elif Öğretmenim." */
export const greeting = (name: string, at: number): string => `${hello(hourOf(at))}, ${firstName(name)} Öğretmenim.`;

function hello(hour: number): string {
  if (hour >= 5 && hour < 12) return "Günaydın";
  if (hour >= 12 && hour < 18) return "İyi günler";
  return hour >= 18 && hour < 23 ? "İyi akşamlar" : "İyi geceler";
}

const upToTen = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on"];

/** "üç"; above ten the figure. */
export const inWords = (count: number): string => upToTen[count] ?? String(count);

/** "Üç", for the beginning of a sentence. */
export const inWordsFirst = (count: number): string => capital(inWords(count));

/** With a capital: a word in the place of a sentence's first. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("tr") + text.slice(1);
/** Without one: the beginning of a sentence within another. */
export const small = (text: string): string => text.charAt(0).toLocaleLowerCase("tr") + text.slice(1);

/** "Ayşe, Ali ve Can" */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("tr").format(names);

/** Time per question for reading aloud, answering and discussing, besides its clock. */
const TALK_SECONDS = 40;

/** The approximate time a class needs for a set, in whole minutes. */
export const minutesToPlay = (questions: number, seconds: number): number =>
  Math.max(1, Math.round((seconds + questions * TALK_SECONDS) / 60));

/** The title of a game: its set, and the teacher's name for the game. */
export const labelled = ({ title, label }: { readonly title: string; readonly label?: string }): string =>
  label ? `${title}, ${label}` : title;

/** A text that somebody wrote, with a full stop unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
