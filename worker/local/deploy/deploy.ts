import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  missing,
  missingBucket,
  missingSecrets,
  remarks,
  saysYes,
  settingsOf,
  unreadable,
  withoutOperator,
} from "./deployment.ts";
import { misspelt } from "../settings/setting-names.ts";
import { node, withLock } from "../toolchain.mjs";

/**
 * `npm run deploy`: checks that everything is filled in, builds, migrates and deploys the same bundle that the local run serves
 * and the tests play. With `--dry-run` it does only the steps that need neither account nor network.
 */
const unknown = process.argv.slice(2).filter((arg) => arg !== "--dry-run");
if (unknown.length > 0) stop(`Bilinmeyen: ${unknown.join(" ")}. Prova için: npm run deploy -- --dry-run`);
// `npm run deploy --dry-run`: npm keeps what stands before `--` and says so here.
const isDryRun = process.argv.includes("--dry-run") || process.env.npm_config_dry_run === "true";
/** Configuration of the build: with it wrangler uploads the bundle as it is, instead of making another one. */
const built = "dist/bilye/wrangler.json";

const settings = readSettings();
const faults = missing(settings);
say(...[...remarks(settings), ...misspelt(Object.keys(process.env))].map((remark) => `Not: ${remark}`));
if (faults.length > 0) {
  say("wrangler.toml içinde tamamlanacaklar:", ...faults.map((fault) => `  - ${fault}`));
  if (!isDryRun) stop("Bunları tamamlayıp yeniden başlatın. Henüz hiçbir şey yayınlanmadı.");
}
const unnamed = withoutOperator(settings);
if (unnamed) say(`Not: ${unnamed}`);
if (!isDryRun) {
  if (unnamed) {
    say("Veri sorumlusu olmadan yayınlamak istiyorsanız evet yazıp Enter’a basın:");
    if (!(await saysYes(process.stdin))) stop("OPERATOR_… ayarlarını doldurun. Henüz hiçbir şey yayınlanmadı.");
  }
  checkAccount();
}

await withLock(() => step("Derlenemedi", [node(), "worker/local/build.ts"]));
say(`Paket: ${hashOf("dist/bilye/index.js")} (dist/bilye/index.js)`);
checkUpload();
if (isDryRun) {
  say("Prova bitti: yüklenecek paket, yerelde çalışan ve sınanan paketin aynısı. Hiçbir şey yayınlanmadı.");
  process.exit(0);
}

say("Veritabanının şu anki yer imi, geri dönmek gerekirse:");
step("Yer imi alınamadı", wrangler("d1", "time-travel", "info", "DB"));
step("Veritabanı güncellenemedi", wrangler("d1", "migrations", "apply", "DB", "--remote"));
step("Yayınlanamadı", wrangler("deploy", "--config", built));
say(
  `Yayında: ${settings.vars["APP_ORIGIN"]}`,
  "İlk kez yayınladıysanız ADMIN_EMAIL adresiyle kaydolun: o hesap yönetici olur.",
);

function readSettings() {
  try {
    return settingsOf("wrangler.toml");
  } catch (error) {
    return stop(unreadable(error));
  }
}

/** Checks the signed-in account, and that the Worker has its secrets and its bucket. */
function checkAccount() {
  const who = quietly("whoami", "--json");
  if (who.text.includes('"loggedIn":false')) stop("Cloudflare oturumu yok: önce `npx wrangler login` çalıştırın.");
  if (who.status !== 0) stop(`${who.text}Cloudflare'e ulaşılamadı: ağ bağlantısını denetleyip yeniden deneyin.`);
  const listed = quietly("secret", "list", "--format", "json");
  // Code 10007: the Worker does not exist yet, so it has no secrets either.
  if (listed.status !== 0 && !listed.text.includes("code: 10007")) stop(`${listed.text}Sırlar okunamadı.`);
  const names = listed.status === 0 ? [...listed.text.matchAll(/"name":\s*"(\w+)"/g)].map(([, name]) => name!) : [];
  const buckets = quietly("r2", "bucket", "list");
  // Code 10042: R2 has not been switched on.
  if (buckets.status !== 0 && !buckets.text.includes("10042")) stop(`${buckets.text}R2 kovaları okunamadı.`);
  const lacking = [...missingSecrets(names, settings), ...missingBucket(buckets.text, settings)];
  if (lacking.length > 0) stop([...lacking, "Henüz hiçbir şey yayınlanmadı."].join("\n"));
}

/** Lets wrangler write out its upload and checks that it is the built bundle, byte for byte. */
function checkUpload() {
  const out = mkdtempSync(join(tmpdir(), "bilye-upload-"));
  try {
    const { status, text } = quietly("deploy", "--config", built, "--dry-run", "--outdir", out);
    if (status !== 0) stop(`${text}Paket hazırlanamadı.`);
    const uploaded = hashOf(join(out, "index.js"));
    if (uploaded !== hashOf("dist/bilye/index.js")) stop(`Yüklenecek paket (${uploaded}) derlenen paket değil.`);
    say(`Yüklenecek: ${uploaded}`);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function hashOf(file: string): string {
  return `sha256:${createHash("sha256").update(readFileSync(file)).digest("hex")}`;
}

function wrangler(...args: string[]): string[] {
  return [node(), "node_modules/wrangler/bin/wrangler.js", ...args];
}

function run([command, ...args]: string[], stdio: "inherit" | "pipe") {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" };
  return spawnSync(command!, args, { stdio, env, encoding: "utf8" });
}

function quietly(...args: string[]) {
  const { status, stdout, stderr } = run(wrangler(...args), "pipe");
  return { status, text: `${stdout}${stderr}` };
}

function step(failure: string, command: string[]) {
  if (run(command, "inherit").status !== 0) stop(`${failure}. Yukarıdaki ileti nedenini söyler.`);
}

function say(...lines: string[]) {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
