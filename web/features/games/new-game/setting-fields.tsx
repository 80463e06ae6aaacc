import type { ComponentType } from "react";
import { situationOf, valueIn, wordsOf, type AnySetting, type SettingName } from "#protocol/settings/fitted";
import { Choices } from "#ui/fields/choices.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import * as styles from "./new-game.module.css";
import { settingsIn, type RowName } from "./row-words";
import { SeatsField } from "./seats-field";
import type { ChosenSettings } from "./ways";

type Dialog = {
  readonly settings: ChosenSettings;
  readonly onChange: (change: Partial<ChosenSettings>) => void;
};
type Hints = { readonly [Name in SettingName]?: string | null };
type Asked = Dialog & {
  readonly name: SettingName;
  readonly one: AnySetting;
  readonly more?: string | null | undefined;
};

/** Controls of settings whose choices depend on more than themselves. */
const controls: { readonly [Name in SettingName]?: ComponentType<Dialog> } = { capacity: SeatsField };

type Props = Dialog & {
  readonly row: RowName;
  /** Hints that depend on more than the settings. */
  readonly hints?: Hints;
};

/** Asks for the settings of one row: choices, then switches, then numbers. */
export function SettingFields({ row, hints, ...dialog }: Props) {
  const asked = settingsIn(row, dialog.settings).map(([name, one]): Asked => ({
    ...dialog,
    name,
    one,
    more: hints?.[name],
  }));
  const plain = asked.filter(({ name }) => !controls[name]);
  const switches = plain.filter(({ one }) => onValue(one) !== undefined);
  const numbers = plain.filter(({ one }) => "min" in one.values);
  const choices = plain.filter((each) => !switches.includes(each) && !numbers.includes(each));
  return (
    <>
      {choices.map((each) => (
        <OneOf key={each.name} {...each} />
      ))}
      {switches.length > 0 && (
        <div className={styles.switches}>
          {switches.map((each) => (
            <OnOff key={each.name} {...each} />
          ))}
        </div>
      )}
      {numbers.length > 0 && (
        <div className={styles.pair}>
          {numbers.map((each) => (
            <Whole key={each.name} {...each} />
          ))}
        </div>
      )}
      {asked.map(({ name }) => {
        const Control = controls[name];
        return Control && <Control key={name} {...dialog} />;
      })}
    </>
  );
}

const valueOf = ({ name, one, settings }: Asked): unknown =>
  valueIn(one, settings[name] ?? one.absent, situationOf(settings));
const labelOf = ({ one }: Asked): string => one.asks?.question ?? one.label;
const hintOf = (asked: Asked): string | null =>
  asked.more ?? wordsOf(asked.one.asks?.hint, valueOf(asked), situationOf(asked.settings));
/** The values that the setting offers in this situation; undefined if it names none. */
function offered({ one: { asks }, settings }: Asked) {
  return typeof asks?.options === "function" ? asks.options(situationOf(settings)) : asks?.options;
}

/** Value of a switch that is on; undefined if the setting is no switch. */
const onValue = ({ values, asks }: AnySetting): unknown =>
  asks?.on ?? ("oneOf" in values && values.oneOf.includes(true) ? true : undefined);

function choose({ name, one, onChange }: Asked, value: unknown): void {
  // Leave out a value that stored settings leave out too, unless the usual value depends on the way of answering.
  const isLeftOut = value === one.absent && typeof one.usual !== "function";
  onChange({ [name]: isLeftOut ? undefined : value });
}

function OnOff(asked: Asked) {
  const { one } = asked;
  const on = onValue(one);
  const off = "oneOf" in one.values && one.values.oneOf.find((value) => value !== on);
  return (
    <Switch
      label={labelOf(asked)}
      hint={hintOf(asked)}
      checked={valueOf(asked) === on}
      onChange={(isOn) => choose(asked, isOn ? on : off)}
    />
  );
}

function OneOf(asked: Asked) {
  const { one, settings } = asked;
  const options =
    offered(asked) ??
    ("oneOf" in one.values ? one.values.oneOf : []).map(
      (value) => [value, wordsOf(one.words, value, situationOf(settings)) ?? ""] as const,
    );
  return (
    <Choices
      label={labelOf(asked)}
      isBeside={one.asks?.isBeside}
      hint={hintOf(asked)}
      choices={options.map(([, label], value) => ({ value, label }))}
      value={options.findIndex(([value]) => value === valueOf(asked))}
      onChange={(chosen) => choose(asked, options[chosen]![0])}
    />
  );
}

function Whole(asked: Asked) {
  const { one } = asked;
  const present = valueOf(asked);
  const listed = offered(asked) ?? [];
  // A game that is played again may have a value that is not offered here.
  const options = listed.some(([value]) => value === present)
    ? listed
    : [...listed, [present, wordsOf(one.words, present, situationOf(asked.settings)) ?? ""] as const].toSorted(
        ([a], [b]) => Number(a) - Number(b),
      );
  return (
    <Field label={labelOf(asked)} hint={hintOf(asked)}>
      {(control) => (
        <select {...control} value={String(present)} onChange={({ target }) => choose(asked, Number(target.value))}>
          {options.map(([value, words]) => (
            <option key={String(value)} value={String(value)}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
