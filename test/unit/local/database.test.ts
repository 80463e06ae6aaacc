import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { prepareDatabase } from "../../../worker/local/database";
import { againWhenCutOff } from "../../../worker/local/lost-connection";
import { databaseOnly, watchRuntimes } from "../../../worker/local/runtime";
import { openState } from "../../../worker/local/state";

const cutOff = () => new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "UND_ERR_SOCKET" }) });

/** Runs work that first fails with these errors. Returns its result, and the number of errors left at each retry. */
async function outcome(failures: readonly Error[]) {
  let tries = 0;
  const work = () => (tries < failures.length ? Promise.reject(failures[tries++]!) : Promise.resolve("done"));
  const left: number[] = [];
  const ended = await againWhenCutOff(work, (more) => left.push(more)).catch((error: Error) => error.message);
  return [ended, left];
}

test("an attempt that loses its connection is repeated three times at most; other failures are not repeated", async () => {
  expect(await outcome([])).toEqual(["done", []]);
  expect(await outcome([cutOff(), cutOff(), cutOff()])).toEqual(["done", [3, 2, 1]]);
  expect(await outcome([cutOff(), cutOff(), cutOff(), cutOff()])).toEqual(["fetch failed", [3, 2, 1]]);
  expect(await outcome([cutOff(), new Error("no such table")])).toEqual(["no such table", [3]]);
});

test("a database whose runtime goes in the middle of its preparation is prepared by the next one", async () => {
  const root = mkdtempSync(join(tmpdir(), "bilye-database-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const runtimes: number[] = [];
  watchRuntimes((pid) => runtimes.push(pid));
  let calls = 0;
  const killInTheMiddle = () => {
    calls += 1;
    // A busy machine may have cut the first one off before.
    if (calls === 6) process.kill(runtimes.at(-1)!, "SIGKILL");
  };
  subscribe("undici:client:sendHeaders", killInTheMiddle);
  onTestFinished(() => void unsubscribe("undici:client:sendHeaders", killInTheMiddle));
  const accounts = await prepareDatabase(openState(root), false);
  const password = "bilye-demo-2026";
  expect(accounts).toEqual([
    { email: "yonetici@ornek.test", password },
    { email: "ogretmen@ornek.test", password },
    { email: "ogrenci@ornek.test", password },
  ]);
  // A busy machine may cut the next one off too: it has three tries.
  expect(runtimes.length).toBeGreaterThan(1);
  expect(said.mock.calls.flat()[0]).toBe("Veritabanı hazırlanırken bağlantı koptu, yeniden deneniyor (3 hak kaldı)…\n");
});

/** State of the demo term in a database; undefined if nobody asked for one. */
async function termIn(root: string): Promise<string | undefined> {
  const runtime = databaseOnly(openState(root));
  const db = await runtime.getD1Database("DB", "bilye");
  const row = await db.prepare("SELECT id FROM job_cursors WHERE job = 'demo_term'").first<{ id: string }>();
  await runtime.dispose();
  return row?.id;
}

test("a first start asks for the demo term; a database that has people already never gets one", async () => {
  const [old, fresh] = [mkdtempSync(join(tmpdir(), "bilye-old-")), mkdtempSync(join(tmpdir(), "bilye-fresh-"))];
  onTestFinished(() => [old, fresh].forEach((root) => rmSync(root, { recursive: true, force: true })));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("BILYE_DEMO", "small");
  await prepareDatabase(openState(old), false);
  vi.stubEnv("BILYE_DEMO", "");
  await prepareDatabase(openState(old), false);
  await prepareDatabase(openState(fresh), false);
  expect([await termIn(old), await termIn(fresh)]).toEqual([undefined, "wanted"]);
});
