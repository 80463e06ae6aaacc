import type { GameStatistics } from "#protocol/http/statistics";
import { csv } from "../../../lib/export/csv";
import { saveFile } from "../../../lib/export/save-file";
import { exportName, playerRows, workbook } from "./export-rows";

export const downloadCsv = (report: GameStatistics): void =>
  saveFile(exportName(report, "csv"), csv(playerRows(report)), "text/csv;charset=utf-8");

/** The writer brings a zip library along: loaded when it is wanted. */
export async function downloadXlsx(report: GameStatistics): Promise<void> {
  const { xlsx } = await import("../../../lib/export/xlsx");
  saveFile(
    exportName(report, "xlsx"),
    xlsx(workbook(report)),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  );
}
