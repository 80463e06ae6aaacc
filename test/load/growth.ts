import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedHistory, TEACHERS_SHARE } from "./history.ts";
import { fillLibrary } from "./library/library-rows.ts";
import { callsOf, signIn, timePages, type Call, type TimedPage } from "./kit/pages.ts";
import { startProduct, type Product } from "./kit/servers.ts";

/**
 * `npm run bench -- growth`: the time of pages that read the past, in a database of 100,000 games, 1,000,000 players, 20,000
 * homeworks and a library of 100,000 sets. Each figure is a whole call to the product, so the time in the database is less; the
 * fastest call shows the cost of the work, even on a busy machine.
 */
const SIZE = { games: 100_000, players: 1_000_000 };
const SHARED_SETS = 100_000;
const LIMIT_MS = 50;
/** The most memory that the runtime may take. An isolate has 128 MB, and the runtime includes the database. */
const EXPORT_LIMIT_MB = 96;

/** Keeps the database in this folder, if one is named, and fills it only once. */
export async function measureGrowth(folder: string | undefined): Promise<boolean> {
  const stateDir = folder ?? mkdtempSync(join(tmpdir(), "bilye-growth-"));
  const isFilled = existsSync(stateDir) && readdirSync(stateDir).length > 0;
  try {
    if (!isFilled) {
      await (await startProduct({ stateDir })).stop();
      await seedHistory(stateDir, SIZE);
      await fillLibrary(stateDir, SHARED_SETS);
    }
    const product = await startProduct({ stateDir });
    try {
      const api = `http://localhost:${product.port}/api`;
      const call = callsOf(api);
      const isQuick = await timePages(call, await pages(api, call), { product, limitMs: LIMIT_MS });
      return (await measureExport(api, product)) && isQuick;
    } finally {
      await product.stop();
    }
  } finally {
    if (folder === undefined) rmSync(stateDir, { recursive: true, force: true });
  }
}

/**
 * Exports all data of the teacher, who has a twentieth of the games. The data is sent while it is read, so the memory must not
 * grow with the games.
 */
async function measureExport(api: string, product: Product): Promise<boolean> {
  const token = await signIn(api, "ogretmen");
  const before = product.usage();
  const from = performance.now();
  const response = await fetch(`${api}/user/export`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`the export was refused: ${response.status} ${await response.text()}`);
  let bytes = 0;
  let most = before.megabytes;
  for await (const chunk of response.body!) {
    bytes += chunk.byteLength;
    most = Math.max(most, product.usage().megabytes);
  }
  const seconds = (performance.now() - from) / 1000;
  const cpu = product.usage().cpuSeconds - before.cpuSeconds;
  const grown = most - before.megabytes;
  process.stdout.write(
    `\nexport of ${SIZE.games / TEACHERS_SHARE} games: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
      `${cpu.toFixed(1)} s of CPU, the runtime grew by ${grown.toFixed(0)} MB\n`,
  );
  if (grown > EXPORT_LIMIT_MB) process.stderr.write(`the export took more than ${EXPORT_LIMIT_MB} MB\n`);
  return grown <= EXPORT_LIMIT_MB;
}

async function pages(api: string, call: Call): Promise<TimedPage[]> {
  const [teacher, student, admin] = await Promise.all(
    ["ogretmen", "ogrenci", "yonetici"].map((who) => signIn(api, who)),
  );
  const { items: games } = await call<{ items: { game_code: string }[] }>("/game/teacher", teacher!);
  const { items: lines } = await call<{ items: { player_id: string }[] }>("/player/history", student!);
  const { items: shared } = await call<{ items: { id: string }[] }>("/library", teacher!);
  const { items: given } = await call<{ items: { id: string }[] }>("/homework", teacher!);
  return [
    ["nothing but the token", "/auth/me", teacher!],
    ["teacher's games", "/game/teacher?page_size=20", teacher!],
    ["teacher's games, the last page", "/game/teacher?page=250", teacher!],
    ["teacher's games, search", "/game/teacher?q=osmanl%C4%B1", teacher!],
    ["teacher's finished games", "/game/teacher?status=completed", teacher!],
    ["teacher's totals", "/game/teacher/stats", teacher!],
    ["question sets", "/question-sets?sort=played", teacher!],
    ["classes", "/classes", teacher!],
    ["a class", "/classes/class-0", teacher!],
    ["a class's progress: 50 games, 60 students, 30 outcomes", "/classes/class-0/progress", teacher!],
    ["a student's page", "/classes/class-0/students/pupil-7", teacher!],
    ["homework", "/homework", teacher!],
    ["homework, the last page", "/homework?page=50", teacher!],
    ["homework, search", "/homework?q=osmanl%C4%B1", teacher!],
    ["a homework", `/homework/${given[0]!.id}`, teacher!],
    ["the library", "/library", teacher!],
    ["the library, search", "/library?q=ke", teacher!],
    ["a set of the library", `/library/${shared[0]!.id}`, teacher!],
    ["admin's library", "/admin/library", admin!],
    ["a game's report", `/game/${games[0]!.game_code}/statistics`, teacher!],
    ["student's history", "/player/history", student!],
    ["student's history, the last page", "/player/history?page=50", student!],
    ["student's history, search", "/player/history?q=h%C3%BCcre", student!],
    ["a played game", `/player/${lines[0]!.player_id}/stats`, student!],
    ["admin's summary", "/admin/stats", admin!],
    ["admin's users", "/admin/users", admin!],
    ["admin's users, students", "/admin/users?role=student", admin!],
    ["admin's users, search", "/admin/users?q=elif%20kaya", admin!],
    ["admin's teachers", "/admin/teachers", admin!],
    ["a teacher's numbers", "/admin/users/demo-ogretmen/stats", admin!],
    ["a student's numbers", "/admin/users/demo-ogrenci/stats", admin!],
  ];
}
