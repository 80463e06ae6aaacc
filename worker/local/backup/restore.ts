import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { BackupFault, checkedHead, partsIn, type Head } from "./backup-file.ts";
import { commandWords } from "./command-words.ts";
import {
  endUnfinished,
  migrationsIn,
  putBack,
  requireEmpty,
  unfinishedIn,
  unfinishedText,
  type Store,
} from "./copies.ts";
import { migrate } from "../database.ts";
import { whyNotDone } from "../start-faults.ts";
import { stateFolder } from "../state.ts";
import { clear, inDeployment, inFolder } from "./stores.ts";
import { stop } from "../toolchain.mjs";

/**
 * `npm run restore -- FILE`: puts a backup into STATE_DIR, which must not exist or be empty. With `--remote` into a deployment
 * whose tables are made and empty.
 */
const folder = stateFolder();

/** Restored beside its place, which gets the name when it is complete. */
async function intoFolder(head: Head, file: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupFault(`"${folder}" boş değil; STATE_DIR ile boş bir klasör verin. Hiçbir şey değişmedi.`);
  const unfinished = `${folder}.yarim`;
  let lost = "";
  clear(unfinished);
  await inFolder(unfinished, async (store) => {
    // The tables as they were: later migrations may change rows, so the next start applies them to the restored ones.
    await migrate(store.db, head.migrations.at(-1));
    await fill(store, file);
    lost = unfinishedText(await unfinishedIn(store.db));
    await endUnfinished(store.db, Date.now());
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  if (lost !== "") process.stdout.write(`Yedekte yoktu: ${lost}. Hepsi bitmiş sayıldı.\n`);
}

async function intoDeployment(head: Head, file: string): Promise<void> {
  await inDeployment(async (store) => {
    const there = await migrationsIn(store.db);
    if (there.join() !== head.migrations.join())
      throw new BackupFault("Yedek ile yayındaki tablolar aynı sürümün değil. Hiçbir şey değişmedi.");
    await requireEmpty(store);
    await fill(store, file);
  });
}

async function fill(store: Store, file: string): Promise<void> {
  const { rows, pictures } = await putBack(store, partsIn(file));
  process.stdout.write(`Geri yüklendi: ${rows} satır, ${pictures} resim.\n`);
}

let place: string | null = folder;
try {
  const { file, isRemote } = commandWords(process.argv.slice(2), process.env);
  if (isRemote) place = null;
  if (file === undefined) throw new BackupFault("Hangi dosya? Örnek: npm run restore -- bilye-20261129-0300.yedek");
  const head = await checkedHead(file);
  const known = readdirSync("migrations");
  if (head.migrations.some((name) => !known.includes(name)))
    throw new BackupFault("Bu yedek daha yeni bir Bilye sürümünün. Önce Bilye'yi güncelleyin.");
  await (isRemote ? intoDeployment(head, file) : intoFolder(head, file));
} catch (error) {
  stop(whyNotDone(error, place, "Geri yüklenemedi"));
}
