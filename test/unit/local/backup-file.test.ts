import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { checkedHead, partsIn, writeBackup } from "../../../worker/local/backup-file";

test("a backup gives back texts with every sign that ends a line somewhere", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bilye-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "bilye.yedek");
  const head = { bilye_backup: 1, at: "", migrations: [] } as const;
  const signs = ["\u2028", "\u2029", "\u0085", "\r", "\r\n", "\n", "\ud800", "ğ".repeat(50_000)];
  const parts = signs.map((sign) => ({ table: "users", row: { name: `Ankara${sign}` } }));
  await writeBackup(file, head, Readable.from(parts));
  expect(await checkedHead(file)).toEqual(head);
  const read = [];
  for await (const part of partsIn(file)) read.push(part);
  expect(read).toEqual(parts);
});
