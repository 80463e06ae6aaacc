import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkoutOf } from "../checkout.mjs";
import type { CountedGame } from "./kit/counted-game.ts";
import type { Said } from "./kit/listener.ts";
import { thisMachine } from "./kit/machine.ts";
import { buildProduct } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";

/**
 * `npm run bench -- unchanged COMMIT`: plays the same games, one step after the other, on the present product and on that of an
 * earlier commit: calls, rows, alarms, messages and bytes must be the same.
 */
const SIZES = [40, 1_000];
/**
 * Messages and figures that are not compared, because they depend on timing: lists whose rate is limited, alarms and the
 * seconds awake.
 */
const timed = new Set(["lobby_update", "counter", "answer_count_update", "awakeMs", "alarmsSet", "alarmsRung"]);
/** Allowed difference in bytes: a time may have one digit more. */
const BYTES_APART = 0.01;

export async function isUnchangedSince(commit = "1d54119"): Promise<boolean> {
  await buildProduct();
  const tree = treeOf(commit);
  try {
    let isSame = true;
    for (const players of SIZES) {
      const [before, now] = [countedIn(tree, players), countedIn(resolve("."), players)];
      const rows = [...counts(before, now), ...messages(before, now)];
      isSame &&= rows.every(({ isSame: is }) => is);
      const cells = rows.map(({ name, before, now, isSame }) => [name, before, now, isSame ? "" : "✗"]);
      process.stdout.write(
        `${format(players, 0)} players; ${thisMachine()}\n\n${table(["", commit, "now", ""], cells)}\n`,
      );
    }
    return isSame;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Checks the commit's files out into a folder of their own, and builds them there with today's packages. */
function treeOf(commit: string): string {
  const tree = checkoutOf(commit, tmpdir());
  if (!tree) throw new Error(`there is no commit ${commit} here`);
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  const { status } = spawnSync(process.execPath, ["worker/local/build.ts"], { cwd: tree, stdio: "inherit" });
  if (status !== 0) throw new Error(`${commit} could not be built with today's packages`);
  return tree;
}

function countedIn(tree: string, players: number): CountedGame {
  const args = ["test/load/kit/counted-game.ts", tree, String(players)];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`the game in ${tree} was not played to its end`);
  // Read the last line, because the platform's tools print messages before it.
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as CountedGame;
}

type Row = { readonly name: string; readonly before: string; readonly now: string; readonly isSame: boolean };

const counts = (before: CountedGame, now: CountedGame): Row[] =>
  Object.keys({ ...before.counts, ...now.counts }).map((name) => {
    const [a, b] = [before.counts[name] ?? 0, now.counts[name] ?? 0];
    return { name, before: format(a, 0), now: format(b, 0), isSame: a === b || timed.has(name) };
  });

const messages = (before: CountedGame, now: CountedGame): Row[] =>
  (["toHost", "toPlayers"] as const).flatMap((to) =>
    Object.keys({ ...before[to], ...now[to] }).map((type) => {
      const [a, b] = [before[to][type] ?? none, now[to][type] ?? none];
      const isNear = Math.abs(a.bytes - b.bytes) <= BYTES_APART * Math.max(a.bytes, b.bytes);
      const isSame = timed.has(type) || (a.times === b.times && isNear);
      const name = `${to === "toHost" ? "to the host" : "to players"}: ${type}`;
      return { name, before: written(a), now: written(b), isSame };
    }),
  );
const none: Said = { times: 0, bytes: 0 };
const written = ({ times, bytes }: Said) => `${format(times, 0)}, ${format(bytes, 0)} bytes`;
