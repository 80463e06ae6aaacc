import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { databaseOnly } from "../../worker/local/runtime.ts";
import { openState } from "../../worker/local/state.ts";
import { startProduct } from "../load/kit/servers.ts";
import { LoadSocket } from "../load/kit/socket.ts";
import { makeThings } from "./kit/recorded-things.ts";

/**
 * `node worker/local/run.mjs test/faults/record-state.ts` packs into fixtures/ the state folder of this version, with a game in
 * the middle of its first question, and the Worker that played it. Do this once for each release; an existing recording is
 * never made again. With a name it packs the folder of a version between two releases, with one of everything that this version
 * can make, and no Worker.
 */
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const name = process.argv[2];
const stateDir = mkdtempSync(join(tmpdir(), "bilye-record-"));
const env = { ROOM_CAPACITY: "3", MAX_CAPACITY: "9" };
if (name) await makeWithoutReadySets();
const product = await startProduct({ stateDir, env });

const call = async <Reply>(path: string, body: object, token?: string) => {
  const reply = await fetch(`http://localhost:${product.port}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
};
const account = { email: "ogretmen@ornek.test", password: "bilye-demo-2026" };
const { token } = await call<{ token: string }>("/auth/login", account);
const questions = ["Soru 1", "Soru 2"].map((question_text) => {
  return { question_text, options: { A: "bir", B: "iki", C: "üç" }, correct_option: "B", time_limit: 300 };
});
const { question_set } = await call<{ question_set: { id: string } }>(
  "/question-sets/import",
  { title: "Kesirler", questions },
  token,
);
const { game } = await call<{ game: { game_code: string } }>("/game", { question_set_id: question_set.id }, token);
const code = game.game_code;
type Seat = { player_id: string; session_id: string; nickname: string; marble: number };
const seats: Seat[] = [];
for (const nickname of ["Ali", "Ece"]) seats.push(await call<Seat>("/game/join", { game_code: code, nickname }));

const phone = await LoadSocket.open(product.port, `/ws?code=${code}`);
const accepted = new Promise<void>((resolve) => {
  phone.onFrame = ({ type, body }) => {
    if (type === "question_start") {
      const { question_id } = JSON.parse(body.toString()) as { question_id: string };
      phone.send({ type: "submit_answer", question_id, answer: "A", response_time_ms: 900 });
    }
    if (type === "answer_accepted") resolve();
  };
});
phone.send({ type: "reconnect", old_session_id: seats[0]!.session_id });
const host = await LoadSocket.open(product.port, `/ws?code=${code}&token=${token}`);
host.send({ type: "start_game", game_code: code });
await accepted;
const things = name ? await makeThings(product.port) : {};
await product.kill();
const at = Date.now();

/** Pictures are files beside the databases. Those of the library's own sets are left out, because there are too many. */
const files = readdirSync(join(stateDir, "v3"), { recursive: true, encoding: "utf8" })
  .map((file) => join("v3", file))
  .filter((file) => statSync(join(stateDir, file)).isFile() && /\.sqlite$|\/blobs\//.test(file))
  .filter((file) => file.endsWith(".sqlite") || statSync(join(stateDir, file)).size < 4096)
  .map((file) => [file, brotliCompressSync(packed(join(stateDir, file))).toString("base64")] as const);
// Pack the key too, because a class's printed codes are derived from it.
if (name)
  files.push(["secrets.json", brotliCompressSync(readFileSync(join(stateDir, "secrets.json"))).toString("base64")]);
const compressed = Object.fromEntries(files) as Record<string, string>;
const state = { version, at, code, seats, ...things, compressed };
keep(`state-${name ?? version}.json.gz`, state);
rmSync(stateDir, { recursive: true });

if (!name) {
  // Keep the build for rehearsing a rollback to it, without the paths of this machine.
  const {
    configPath: _,
    userConfigPath: __,
    ...config
  } = JSON.parse(readFileSync("dist/bilye/wrangler.json", "utf8")) as Record<string, unknown>;
  const modules = readdirSync("dist/bilye", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(join("dist/bilye", file), "utf8")] as const);
  keep(`worker-${version}.json.gz`, { "wrangler.json": JSON.stringify(config), ...Object.fromEntries(modules) });
}

function keep(file: string, content: object) {
  const target = join("test/faults/fixtures", file);
  writeFileSync(target, gzipSync(JSON.stringify(content), { level: 9 }), { flag: "wx" });
  process.stdout.write(`${target}: ${statSync(target).size} bytes\n`);
}

/**
 * Deletes the library's own sets, which would be most of the recording: waits until they have been added after the start, then
 * deletes their account.
 */
async function makeWithoutReadySets() {
  const first = await startProduct({ stateDir, env });
  for (let before = -1, now = 0; now === 0 || now !== before;) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    before = now;
    ({ total: now } = (await (await fetch(`http://localhost:${first.port}/api/library`)).json()) as { total: number });
  }
  await first.stop();
  const runtime = databaseOnly(openState(stateDir));
  await (await runtime.getD1Database("DB", "bilye")).exec("DELETE FROM users WHERE id = 'bilye'");
  await runtime.dispose();
}

/** Reads a file; shrinks a database to a single file without unused pages. */
function packed(path: string): Buffer {
  if (!path.endsWith(".sqlite")) return readFileSync(path);
  const db = new DatabaseSync(path);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  return readFileSync(path);
}
