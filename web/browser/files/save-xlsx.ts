import { saveFile } from "./save-file";
import type { Sheet } from "./xlsx";

/** Downloads a spreadsheet. Loads the writer on demand: it brings a zip library along. */
export async function saveXlsx(name: string, sheets: readonly Sheet[]): Promise<void> {
  const { xlsx } = await import("./xlsx");
  saveFile(name, xlsx(sheets), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
}
