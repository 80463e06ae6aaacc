import { existsSync } from "node:fs";
import { hashPassword } from "#auth/passwords";
import { BackupFault } from "./backup/backup-file.ts";
import { drawnPassword } from "./demo/demo-accounts.ts";
import { whyNotDone } from "./start-faults.ts";
import { stateFolder } from "./state.ts";
import { inFolder } from "./backup/stores.ts";
import { stop } from "./toolchain.mjs";

/**
 * `npm run password -- ADDRESS`: gives an account of the run in STATE_DIR a first password, which its owner changes at the first
 * sign-in. The way back for an administrator whom no mail reaches. It ends every other way in, and says which there were: an
 * account is taken back with it too, and a lost passkey may be the only one that administration is opened with.
 */
const email = (process.argv[2] ?? "").toLocaleLowerCase("en");
const folder = stateFolder();

try {
  if (!email.includes("@")) throw new BackupFault("Hangi hesap? Örnek: npm run password -- yonetici@ornek.test");
  if (!existsSync(folder)) throw new BackupFault(`"${folder}" klasöründe bir Bilye yok.`);
  const password = drawnPassword();
  const hash = await hashPassword(password);
  const ended = await inFolder(folder, async ({ db }) => {
    const owned = "user_id = (SELECT id FROM users WHERE email = ?1)";
    const removed = (table: string, column = "id") =>
      db.prepare(`DELETE FROM ${table} WHERE ${owned} RETURNING ${column} AS name`).bind(email);
    const [changed, sessions, keys, tokens] = await db.batch<{ readonly name: string }>([
      db
        .prepare(
          `UPDATE users SET password_hash = ?2, is_first_password = 1, token_version = token_version + 1
          WHERE email = ?1 RETURNING id`,
        )
        .bind(email, hash),
      removed("sessions"),
      removed("passkeys", "name"),
      removed("personal_tokens", "name"),
      removed("known_devices", "hash"),
      removed("email_changes", "email"),
      db.prepare(`UPDATE mail_tokens SET expires_at = 0 WHERE used_at IS NULL AND ${owned}`).bind(email),
    ]);
    if (changed!.results.length === 0) throw new BackupFault(`"${email}" adresinin burada hesabı yok.`);
    return [
      ["Kapatılan oturumlar", String(sessions!.results.length)],
      ["Silinen geçiş anahtarları", namesIn(keys!)],
      ["Silinen API anahtarları", namesIn(tokens!)],
    ] as const;
  });
  const also = ended.filter(([, which]) => which !== "" && which !== "0").map(([what, which]) => `${what}: ${which}\n`);
  process.stdout.write(`${email}, ilk şifresi ${password}\nİlk girişte yenisini ister.\n${also.join("")}`);
} catch (error) {
  stop(whyNotDone(error, folder, "Şifre verilemedi"));
}

function namesIn({ results }: { readonly results: readonly { readonly name: string }[] }): string {
  return results.map(({ name }) => name).join(", ");
}
