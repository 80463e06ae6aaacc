import type { GameStatistics } from "#protocol/http/replies/statistics";
import { csv } from "#shared/csv";
import { saveFile } from "#browser/files/save-file";
import { saveXlsx } from "#browser/files/save-xlsx";
import { games } from "#api/game-api";
import { homework } from "#api/homework-api";
import { allPlayerRows } from "./all-players";
import { exportName, playerRows, workbook } from "./export-rows";

/** Called with the share loaded, while a large game's players are read. */
type OnPart = (share: number) => void;

/** `of`: id of the reported homework; null for a game. */
export async function downloadCsv(report: GameStatistics, of: string | null, onPart: OnPart): Promise<void> {
  const rows = (await everybody(report, of, onPart)) ?? playerRows(report, await pupilsOf(of));
  saveFile(exportName(report, "csv"), csv(rows), "text/csv;charset=utf-8");
}

export async function downloadXlsx(report: GameStatistics, of: string | null, onPart: OnPart): Promise<void> {
  const [rows, pupils] = await Promise.all([everybody(report, of, onPart), pupilsOf(of)]);
  await saveXlsx(exportName(report, "xlsx"), workbook(report, { rows, pupils }));
}

const everybody = async ({ game, paged }: GameStatistics, of: string | null, onPart: OnPart) =>
  paged &&
  allPlayerRows(
    (page) => (of === null ? games.statistics(game.game_code, page) : homework.statistics(of, page)),
    onPart,
  );

const pupilsOf = async (id: string | null) => (id === null ? [] : (await homework.pupils(id)).pupils);
