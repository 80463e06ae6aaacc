import { folderTaken } from "#protocol/said-refusals";
import { noFolderName } from "#protocol/field-faults";
import { searchKey } from "#shared/fold";

/** Explains why a folder cannot have this name, if so. `others`: the existing names. */
export function faultOfFolder(name: string, others: readonly string[]): string | undefined {
  const key = searchKey(name);
  if (key === "") return noFolderName;
  return others.some((other) => searchKey(other) === key) ? folderTaken : undefined;
}
