import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { BackupFault, checkedHead, partsIn, writeBackup } from "../../../worker/local/backup/backup-file";

const head = { bilye_backup: 1, at: "", migrations: [] } as const;

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "bilye-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a backup gives back texts with every sign that ends a line somewhere", async () => {
  const file = join(aFolder(), "bilye.yedek");
  const signs = ["\u2028", "\u2029", "\u0085", "\r", "\r\n", "\n", "\ud800", "ğ".repeat(50_000)];
  const parts = signs.map((sign) => ({ table: "users", row: { name: `Ankara${sign}` } }));
  await writeBackup(file, head, Readable.from(parts));
  expect(await checkedHead(file)).toEqual(head);
  const read = [];
  for await (const part of partsIn(file)) read.push(part);
  expect(read).toEqual(parts);
});

test("a place that takes no backup is named in one sentence", async () => {
  const file = join(aFolder(), "yok", "bilye.yedek");
  const said = `Yedek alınamadı, "${file}": klasör yok ya da yazılamıyor (ENOENT).`;
  await expect(writeBackup(file, head, Readable.from([]))).rejects.toEqual(new BackupFault(said));
});

test("a disk that fills up is named, and a backup that fails leaves the one before as it was", async () => {
  const folder = aFolder();
  const file = join(folder, "bilye.yedek");
  writeFileSync(file, "before");
  for (const [fault, said] of [
    [Object.assign(new Error("write"), { code: "ENOSPC" }), `Yedek alınamadı, "${file}": diskte yer yok.`],
    [new Error("D1_ERROR"), "D1_ERROR"],
  ] as const) {
    const parts = (async function* () {
      yield { table: "users", row: {} };
      throw fault;
    })();
    await expect(writeBackup(file, head, parts)).rejects.toThrow(said);
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(["before"]);
  }
});
