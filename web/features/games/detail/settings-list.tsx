import type { GameSettings } from "#protocol/game-settings";
import { areValuesKnown, settingsListed, situationOf, unknownSettings, wordsOf } from "#protocol/settings/fitted";
import * as styles from "./settings-list.module.css";

type Line = readonly [name: string, value: string];

/** Settings of a game, line by line, as far as they mean something in it. */
export function settingsLines(settings: GameSettings): readonly Line[] {
  const situation = situationOf(settings);
  const known = settingsListed.flatMap(([name, { label, words, applies, alwaysListed, absent }]): readonly Line[] => {
    if (!alwaysListed && applies && !applies(situation)) return [];
    const value = settings[name] ?? absent;
    if (!areValuesKnown({ [name]: value })) return [[label, `Bu sayfanın tanımadığı bir seçenek (${String(value)})`]];
    const said = value == null ? null : wordsOf(words, value, situation);
    return said === null ? [] : [[label, said]];
  });
  return [...known, ...unknownSettings(settings).map((name): Line => ["Bu sayfanın tanımadığı ayar", name])];
}

/** Lists the settings of this game, chosen when it was made. */
export function SettingsList({ settings }: { readonly settings: GameSettings }) {
  return (
    <dl className={styles.list}>
      {settingsLines(settings).map(([name, value]) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
