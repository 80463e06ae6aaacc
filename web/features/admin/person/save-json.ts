import { saveFile } from "#browser/files/save-file";

/** Saves what is stored about a person, for that person. */
export const saveJson = (name: string, value: object): void =>
  saveFile(name, JSON.stringify(value, null, 2), "application/json");
