import type { GameSettings } from "#protocol/game-settings";
import { areValuesKnown, settingsListed, situationOf, unknownSettings, wordsOf } from "#protocol/settings/fitted";
import * as styles from "./settings-list.module.css";

type Line = readonly [name: string, value: string];

/** Settings of a game, line by line, as far as they mean something in it. */
export function settingsLines(settings: GameSettings): readonly Line[] {
  const situation = situationOf(settings);
  const known = settingsListed.flatMap(([name, { label, words, applies, absent }]): readonly Line[] => {
    if (applies && !applies(situation)) return [];
    const value = settings[name] ?? absent;
    if (!areValuesKnown({ [name]: value })) return [[label, `Bu sayfanın tanımadığı bir seçenek (${String(value)})`]];
    const said = value == null ? null : wordsOf(words, value, situation);
    return said === null ? [] : [[label, said]];
  });
  return [...known, ...unknownLines(settings)];
}

/** Names the settings that only a newer version knows, of a game or of a homework. */
export const unknownLines = (settings: object, known?: object): readonly Line[] =>
  unknownSettings(settings, known).map((name) => ["Bu sayfanın tanımadığı ayar", name]);

export function SettingsList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(([name, value]) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
