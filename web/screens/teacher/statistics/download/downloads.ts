import type { GameStatistics } from "#protocol/http/statistics";
import { csv } from "../../../../lib/export/csv";
import { saveFile } from "../../../../lib/export/save-file";
import { games } from "../../../../lib/calls/game-api";
import { allPlayerRows } from "./all-players";
import { exportName, playerRows, workbook } from "./export-rows";

/** Of a large game everybody is read first; `onPart` hears how much is there. */
type OnPart = (share: number) => void;

export async function downloadCsv(report: GameStatistics, onPart: OnPart): Promise<void> {
  const rows = (await everybody(report, onPart)) ?? playerRows(report);
  saveFile(exportName(report, "csv"), csv(rows), "text/csv;charset=utf-8");
}

/** The writer brings a zip library along: loaded when it is wanted. */
export async function downloadXlsx(report: GameStatistics, onPart: OnPart): Promise<void> {
  const [{ xlsx }, rows] = await Promise.all([import("../../../../lib/export/xlsx"), everybody(report, onPart)]);
  saveFile(
    exportName(report, "xlsx"),
    xlsx(workbook(report, rows)),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  );
}

const everybody = async ({ game, paged }: GameStatistics, onPart: OnPart) =>
  paged && allPlayerRows((page) => games.statistics(game.game_code, page), onPart);
