import { field, type Field, type ValueOf, type View } from "./field";

/** Fields that a question of any kind has besides its text and its picture, in the order in which replies list them. */
export const questionFields = {
  /** Seconds. A game shows its own clock instead. */
  time_limit: field({
    values: { min: 5, max: 300 },
    usual: 30,
    views: ["library", "question"],
    label: "Süre",
    unit: "saniye",
    column: "Süre (sn)",
  }),
  points: field({
    values: { oneOf: [0, 1, 2] },
    usual: 1,
    views: ["library", "question"],
    label: "Puan",
    choices: [
      [0, "Puansız"],
      [1, "Standart"],
      [2, "Çift puan"],
    ],
    isOfJudged: true,
    insteadSaid: "Puanı bu oyunda yok, standart puan verildi.",
  }),
  explanation: field({
    values: { upTo: 1_000 },
    usual: "",
    views: ["close", "practice"],
    label: "Açıklama",
  }),
  /** The curriculum's learning outcome, or a topic. */
  outcome: field({
    values: { upTo: 60 },
    usual: "",
    absent: "",
    views: ["library", "practice", "progress", "report"],
    label: "Kazanım",
  }),
};

type All = typeof questionFields;
export type FieldName = keyof All;
/** Fields that a question may lack. */
export type LaterField = { [Name in FieldName]: All[Name] extends Field<infer _, undefined> ? never : Name }[FieldName];
type FirstField = Exclude<FieldName, LaterField>;
type FieldIn<In extends View> = {
  [Name in FieldName]: In extends All[Name]["views"][number] ? Name : never;
}[FieldName];
type Value<Name extends FieldName> =
  All[Name] extends Field<infer V, infer Absent> ? ValueOf<V> | (Absent & null) : never;

/** The fields as a question has them. */
export type WrittenFields = { [Name in FirstField]: Value<Name> } & { [Name in LaterField]?: Value<Name> };
/** The fields that a view of a question holds. */
export type FieldsIn<In extends View> = Readonly<Required<Pick<WrittenFields, FieldIn<In>>>>;

/** An entry, whichever it is. */
export const fieldNamed = (name: FieldName): Field => questionFields[name];
export const fieldNames = Object.keys(questionFields) as readonly FieldName[];
const isLater = (name: FieldName): boolean => fieldNamed(name).absent !== undefined;
export const firstNames = fieldNames.filter((name) => !isLater(name)) as readonly FirstField[];
export const laterNames = fieldNames.filter(isLater) as readonly LaterField[];
export const namesIn = <In extends View>(view: In) =>
  fieldNames.filter((name): name is FieldIn<In> => fieldNamed(name).views.includes(view));

export const usualFields = Object.fromEntries(
  fieldNames.map((name) => [name, fieldNamed(name).usual]),
) as Required<WrittenFields>;
