import { homeworkLimits } from "../homework-limits";
import { wrong_costs } from "./scoring";
import { setting, type StoredSettings } from "./setting";

/** All settings of a homework, in the order in which its replies list them. */
export const homeworkSettings = {
  attempts: setting({
    values: { min: 1, max: homeworkLimits.attempts },
    usual: 1,
    label: "Deneme hakkı",
    words: (attempts) => `${attempts} kez`,
  }),
  clock: setting({
    values: { oneOf: ["none", "question"] },
    usual: "none",
    label: "Süre",
    words: { none: "Yok, herkes kendi hızında", question: "Sorudaki süre kadar" },
  }),
  verdict: setting({
    values: { oneOf: ["each", "after_due"] },
    usual: "each",
    label: "Doğru cevaplar",
    words: { each: "Her sorudan sonra", after_due: "Son günden sonra" },
  }),
  /** Every pupil gets the questions in a different order. */
  shuffle: setting({
    values: { oneOf: [true, false] },
    usual: false,
    label: "Soru sırası",
    words: (isMixed) => (isMixed ? "Herkese karışık" : "Setteki gibi"),
  }),
};

/** How the answers of a homework count. It stores this only where it counts net, so that older homework is as it was. */
export type HomeworkScoring = "accuracy" | "net";
export const homeworkCounting = {
  scoring: { values: { oneOf: ["accuracy", "net"] } },
  wrong_costs: { values: wrong_costs.values },
} as const;

/** Settings of a homework as it stores them and as replies have them. */
export type HomeworkSettings = StoredSettings<typeof homeworkSettings>;
type Name = keyof HomeworkSettings;
const homeworkSettingNames = Object.keys(homeworkSettings) as readonly Name[];

/** Makes a value for each setting. */
export const eachHomeworkSetting = <Value>(of: (name: Name) => Value) =>
  Object.fromEntries(homeworkSettingNames.map((name) => [name, of(name)])) as Record<Name, Value>;

/** The settings among other fields. */
export const homeworkSettingsIn = (fields: HomeworkSettings): HomeworkSettings =>
  eachHomeworkSetting((name) => fields[name]) as HomeworkSettings;
export const usualHomeworkSettings = eachHomeworkSetting((name) => homeworkSettings[name].usual) as HomeworkSettings;
