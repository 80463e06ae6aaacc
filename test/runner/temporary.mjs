import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/**
 * Settings that put all temporary folders of a run below `scratch`, because killed tests and browsers cannot remove theirs.
 * Playwright's compiled files stay where they are, for the next run.
 */
export function temporaryIn(scratch) {
  const folder = join(scratch, "tmp");
  mkdirSync(folder);
  return {
    TMPDIR: folder,
    TMP: folder,
    TEMP: folder,
    PWTEST_CACHE_DIR: process.env.PWTEST_CACHE_DIR ?? join(tmpdir(), `playwright-transform-cache-${userInfo().uid}`),
  };
}

/** Removes a folder, with the disks that a killed test has mounted in it. */
export function removeFolder(folder) {
  const mounts = existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8").split("\n") : [];
  for (const mount of mounts) {
    const path = mount.split(" ")[1];
    if (path?.startsWith(`${folder}/`)) spawnSync("umount", ["-l", path]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
