import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeFolder, temporaryIn } from "../../runner/temporary.mjs";

test("a killed command's files in its temporary folder go with the run's, and so does a disk that it mounted", () => {
  const scratch = mkdtempSync(join(tmpdir(), "bilye-scratch-"));
  const env = { ...process.env, ...temporaryIn(scratch) };
  const leaves = `process.stdout.write(fs.mkdtempSync(path.join(os.tmpdir(), "left ")))`;
  const left = spawnSync(process.execPath, ["-e", leaves], { env, encoding: "utf8" }).stdout;
  expect(left.startsWith(join(scratch, "tmp", "left "))).toBe(true);
  const disk = join(scratch, "tmp", "disk");
  mkdirSync(disk);
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]); // just a folder, where mounting is not allowed
  removeFolder(scratch);
  expect([left, scratch].filter((folder) => existsSync(folder))).toEqual([]);
});
