import { searchKey } from "#shared/fold";

/** What is wrong with the name of a folder to be, if anything; `others` are those there are. */
export function faultOfFolder(name: string, others: readonly string[]): string | undefined {
  const key = searchKey(name);
  if (key === "") return "Klasöre bir ad verin.";
  return others.some((other) => searchKey(other) === key) ? "Bu adla bir klasör var." : undefined;
}
