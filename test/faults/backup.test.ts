import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameReply, GamesReply } from "#protocol/http/replies/games";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import { writeBackup } from "../../worker/local/backup/backup-file";
import { inFolder } from "../../worker/local/backup/stores";
import { isAlive, node } from "../../worker/local/toolchain.mjs";
import { aClass, playOn, signIn } from "./kit/a-class";
import { aFolder, aFreshState, serve } from "./kit/served";

const out = aFolder();
const file = join(out, "bilye.yedek");

/** Runs the script of `npm run backup`, `npm run restore` or `npm run password`. */
function run(script: "backup/backup" | "backup/restore" | "password", from: string, folder: string) {
  const env = { ...process.env, STATE_DIR: folder };
  const { status, stderr, stdout } = spawnSync(node(), [`worker/local/${script}.ts`, from], { env, encoding: "utf8" });
  return { status, said: (stderr + stdout).trim() };
}

/** Leaves a homework and a game open that live outside the tables. */
async function leaveOpen(port: number): Promise<{ homework: string; game: string }> {
  const token = await signIn(port, "ogretmen");
  const post = async <Reply>(path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`http://localhost:${port}/api${path}`, init)).json() as Promise<Reply>;
  };
  const set = { question_set_id: (await setsOf(port))[0]!.id };
  const { homework } = await post<HomeworkReply>("/homework", { ...set, due_at: Date.now() + 86_400_000 });
  const { game } = await post<GameReply>("/game", set);
  return { homework: homework.id, game: game.game_code };
}

/** A teacher's sets, without the games that were played with them. */
async function setsOf(port: number) {
  const headers = { authorization: `Bearer ${await signIn(port, "ogretmen")}` };
  const reply = await fetch(`http://localhost:${port}/api/question-sets`, { headers });
  const { items } = (await reply.json()) as { items: { id: string; last_game: unknown }[] };
  return items.map((set) => ({ ...set, last_game: null }));
}

let stateDir: string;
let sets: unknown;
let made: ReturnType<typeof run>;
let open: Awaited<ReturnType<typeof leaveOpen>>;
beforeAll(async () => {
  const product = await serve();
  ({ stateDir } = product);
  await playOn(await aClass(product.port));
  sets = await setsOf(product.port);
  open = await leaveOpen(product.port);
  await product.stop();
  made = run("backup/backup", file, stateDir);
});

test("a backup is one file, which says where it is and what runs outside it", () => {
  const left = "Bu yedeğe girmez: 1 açık ödevin cevapları ve 1 süren oyun. Biten oyun ve ödev girer.";
  expect(made).toEqual({ status: 0, said: `${left}\nYedek hazır: ${file}` });
});

test("a backup that is restored into an empty place has every row and picture, and is played on", async () => {
  const folder = join(aFolder(), "yeni");
  expect(run("backup/restore", file, folder)).toMatchObject({
    status: 0,
    said: expect.stringMatching(
      /^Geri yüklendi: \d+ satır.*\nYedekte yoktu: 1 açık ödevin cevapları ve 1 süren oyun\. Hepsi bitmiş sayıldı\.$/,
    ),
  });
  const product = await serve({ stateDir: folder });
  expect(await setsOf(product.port)).toEqual(sets);
  const headers = { authorization: `Bearer ${await signIn(product.port, "ogretmen")}` };
  const shown = async (path: string) =>
    (await fetch(`http://localhost:${product.port}/api${path}`, { headers })).json() as Promise<unknown>;
  expect(await shown(`/homework/${open.homework}/pupils`)).toMatchObject({
    homework: { state: "over", lost: true, can_extend: false },
  });
  const lost = { game: { status: "completed", lost: true } };
  expect(await shown(`/game/${open.game}`)).toMatchObject(lost);
  expect(await shown(`/game/${open.game}/statistics`)).toMatchObject(lost);
  const { items } = (await shown("/game/teacher")) as GamesReply;
  expect(items.map(({ game_code, lost: isLost = false }) => [game_code === open.game, isLost])).toEqual([
    [true, true],
    [false, false],
  ]);
  await playOn(await aClass(product.port));
  await product.stop();

  const again = join(out, "ikinci.yedek");
  expect(run("backup/backup", again, folder).status).toBe(0);
  expect(pictures(again)).toBeGreaterThanOrEqual(pictures(file));
});

const pictures = (path: string) => linesOf(path).filter((line) => line.startsWith('{"picture"')).length;

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split("\n");

function changed(name: string, change: (lines: string[]) => string[]): string {
  const path = join(out, name);
  writeFileSync(path, gzipSync(change(linesOf(file)).join("\n")));
  return path;
}

test("[F2] a restore that was killed has made nothing, leaves no runtime behind, and is done by the next one", async () => {
  const folder = join(aFolder(), "yeni");
  const env = { ...process.env, STATE_DIR: folder };
  const works = spawn(node(), ["worker/local/backup/restore.ts", file], { env });
  const runFile = join(`${folder}.yarim`, "run.json");
  const noted = () => existsSync(runFile) && /"runtime":(\d+)/.exec(readFileSync(runFile, "utf8"));
  const [, runtime] = await vi.waitUntil(noted, 300_000);
  works.kill("SIGKILL");
  await once(works, "exit");
  expect(existsSync(folder)).toBe(false);
  expect(run("backup/restore", file, folder)).toMatchObject({ status: 0 });
  expect(isAlive(Number(runtime))).toBe(false);
  const product = await serve({ stateDir: folder });
  expect(await setsOf(product.port)).toEqual(sets);
  await product.stop();
});

test.each([
  [
    "a file that is cut off",
    () => writeFileSync(join(out, "a"), readFileSync(file).subarray(0, 3_000)),
    "a",
    "bozuk ya da yarım",
  ],
  ["a file without one of its lines", () => changed("b", (lines) => lines.toSpliced(5, 1)), "b", "bozuk ya da yarım"],
  ["a changed row", () => changed("c", (lines) => lines.with(5, lines[6]!)), "c", "bozuk ya da yarım"],
  ["another file", () => writeFileSync(join(out, "d"), gzipSync('{"bilye":1}\n')), "d", "Bilye yedeği değil"],
  ["no file", () => {}, "e", "bulunamadı"],
] as const)("%s is refused in one sentence, and nothing is made", (_, make, name, sentence) => {
  make();
  const folder = join(out, `yer-${name}`);
  const { status, said } = run("backup/restore", join(out, name), folder);
  expect([status, said.split("\n").length, existsSync(folder)]).toEqual([1, 1, false]);
  expect(said).toContain(sentence);
});

test("a backup of a newer version is refused", async () => {
  const newer = join(out, "yeni-surum.yedek");
  const head = { bilye_backup: 1, at: "", migrations: ["0000_start.sql", "9999_gelecek.sql"] } as const;
  await writeBackup(newer, head, Readable.from([]));
  const folder = join(out, "yer-yeni");
  const said = "Bu yedek daha yeni bir Bilye sürümünün. Önce Bilye'yi güncelleyin.";
  expect([run("backup/restore", newer, folder), existsSync(folder)]).toEqual([{ status: 1, said }, false]);
});

test("a place that is not empty is refused, and stays as it is", async () => {
  const folder = await aFreshState();
  const secrets = readFileSync(join(folder, "secrets.json"), "utf8");
  expect(run("backup/restore", file, folder)).toMatchObject({ status: 1, said: expect.stringContaining("boş değil") });
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe(secrets);
});

test("a backup that works keeps others out, and one that was killed leaves no runtime behind", async () => {
  const held = join(out, "bekleyen.yedek");
  spawnSync("mkfifo", [`${held}.yarim`]); // writing waits for a reader, who never comes
  const env = { ...process.env, STATE_DIR: stateDir };
  const works = spawn(node(), ["worker/local/backup/backup.ts", held], { env });
  const runFile = join(stateDir, "run.json");
  const noted = () => existsSync(runFile) && /"runtime":(\d+)/.exec(readFileSync(runFile, "utf8"));
  const [, runtime] = await vi.waitUntil(noted, 300_000);
  const another = join(out, "sonraki.yedek");
  expect(run("backup/backup", another, stateDir)).toMatchObject({
    status: 1,
    said: expect.stringContaining("başka bir yedek"),
  });
  works.kill("SIGKILL");
  await once(works, "exit");
  expect(run("backup/backup", another, stateDir).status).toBe(0);
  expect(isAlive(Number(runtime))).toBe(false);
});

test("an account whose password is lost gets a first one, which it changes at its first sign-in", async () => {
  const folder = await aFreshState();
  const email = "yonetici@ornek.test";
  await inFolder(folder, ({ db }) => {
    const owner = "(SELECT id FROM users WHERE email = 'yonetici@ornek.test')";
    const later = Date.now() + 86_400_000;
    return db.batch([
      db.prepare(
        `INSERT INTO sessions VALUES ('s', ${owner}, 0, 'usual', 'password', 'Chrome, Linux', 'computer', 1, 1, ${later})`,
      ),
      db.prepare(`INSERT INTO passkeys VALUES ('k', ${owner}, 'Kayıp telefon', x'00', 0, '[]', 0, '', 1, NULL)`),
      db.prepare(
        `INSERT INTO personal_tokens (id, hash, user_id, name, scope, created_at, expires_at)
          VALUES ('t', 't', ${owner}, 'Betik', 'read', 1, ${later})`,
      ),
    ]);
  });
  const first = run("password", email, folder);
  for (const one of ["Kapatılan oturumlar: 1", "geçiş anahtarları: Kayıp telefon", "API anahtarları: Betik"])
    expect(first.said).toContain(one);
  const { status, said } = run("password", "Yonetici@ornek.test", folder);
  expect(said).not.toMatch(/Kapatılan|Silinen/);
  const [, password] = /^yonetici@ornek\.test, ilk şifresi (\S+)$/m.exec(said)!;
  expect(status).toBe(0);
  expect(run("password", "kimse@ornek.test", folder)).toEqual({
    status: 1,
    said: '"kimse@ornek.test" adresinin burada hesabı yok.',
  });
  expect(run("password", "yonetici", folder)).toMatchObject({ status: 1, said: expect.stringMatching(/^Hangi hesap/) });
  const { port } = await serve({ stateDir: folder });
  const login = async (given: object) => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ email, ...given }) };
    const reply = await fetch(`http://localhost:${port}/api/auth/login`, init);
    return { status: reply.status, code: ((await reply.json()) as { code?: string }).code };
  };
  expect(await login({ password: "bilye-demo-2026" })).toMatchObject({ status: 401 });
  expect(await login({ password })).toMatchObject({ status: 403, code: "first_password" });
  expect(await login({ password, new_password: "uzun-ve-yeni-bir-sifre" })).toMatchObject({ status: 200 });
});
