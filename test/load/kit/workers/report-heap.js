import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readOverview, readPart } from "#game/results/stored-parts";
import { FiguresOfParts } from "#game/results/part-figures";
import { playerStatistics } from "#game/results/statistics";
import { atOnce } from "#shared/turns";

/** Makes the first page of a large report as the Worker does, in a process with a limited heap. `node … folder` */
const folder = process.argv[2];
const overview = readOverview(readFileSync(join(folder, "head"), "utf8"));
const parts = readdirSync(folder).filter((name) => name !== "head");
const textOf = (name) => readFileSync(join(folder, name), "utf8");
const figures = new FiguresOfParts(overview);
for (const name of parts) atOnce(figures.add(readPart(textOf(name))));
const kept = JSON.stringify(atOnce(figures.figures({ isOver: true })));
const { order, report } = JSON.parse(kept);
const wanted = new Set(order.slice(0, 200));
const players = parts.flatMap((name) => readPart(textOf(name), wanted).players);
const page = players.map((player) => playerStatistics(overview, player, true));
process.stdout.write(`${JSON.stringify({ ...report, players: page }).length}\n`);
