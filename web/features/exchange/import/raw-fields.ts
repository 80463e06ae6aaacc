import { fieldNames, type WrittenFields, type FieldName } from "#question/fields/fields";
import { isAbsent, isText } from "#question/fields/parts";

/** The fields of a question in a file of ours. `said` gives what the file says under a name. */
export function rawFields(said: (name: FieldName) => unknown): Partial<WrittenFields> {
  const values = fieldNames.map((name) => {
    const value = said(name);
    if (isText(name)) return [name, typeof value === "string" ? value : ""];
    if (value === undefined || value === "" || isAbsent(name, value)) return [name, undefined];
    return [name, Number(typeof value === "string" ? value.replace(",", ".") : value)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<WrittenFields>;
}
