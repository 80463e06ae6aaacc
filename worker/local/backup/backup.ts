import { existsSync } from "node:fs";
import { BackupFault, writeBackup } from "./backup-file.ts";
import { commandWords } from "./command-words.ts";
import { migrationsIn, partsOf, unfinishedIn, unfinishedText, type Store } from "./copies.ts";
import { whyNotDone } from "../start-faults.ts";
import { stateFolder } from "../state.ts";
import { inDeployment, inFolder } from "./stores.ts";
import { stop } from "../toolchain.mjs";

/**
 * `npm run backup [-- FILE]`: writes tables and pictures of the run in STATE_DIR to a file. With `--remote` those of the
 * deployment.
 */
const day = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "").replace("T", "-");
const folder = stateFolder();
const nothing = new BackupFault("Burada yedeklenecek bir Bilye yok.");

async function copy(store: Store, file: string): Promise<void> {
  const migrations = await migrationsIn(store.db);
  if (migrations.length === 0) throw nothing;
  const left = unfinishedText(await unfinishedIn(store.db));
  if (left !== "") process.stdout.write(`Bu yedeğe girmez: ${left}. Biten oyun ve ödev girer.\n`);
  await writeBackup(file, { bilye_backup: 1, at: new Date().toISOString(), migrations }, partsOf(store));
  process.stdout.write(`Yedek hazır: ${file}\n`);
}

let place: string | null = folder;
try {
  const { file = `bilye-${day}.yedek`, isRemote } = commandWords(process.argv.slice(2), process.env);
  if (isRemote) place = null;
  if (!isRemote && !existsSync(folder)) throw nothing;
  const toFile = (store: Store) => copy(store, file);
  await (isRemote ? inDeployment(toFile) : inFolder(folder, toFile));
} catch (error) {
  stop(whyNotDone(error, place, "Yedek alınamadı"));
}
