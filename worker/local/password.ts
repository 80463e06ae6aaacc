import { existsSync } from "node:fs";
import { hashPassword } from "#auth/passwords";
import { BackupFault } from "./backup-file.ts";
import { drawnPassword } from "./demo-accounts.ts";
import { inFolder } from "./stores.ts";
import { stop } from "./toolchain.mjs";

/**
 * `npm run password -- ADDRESS`: gives an account of the run in STATE_DIR a first password, which its owner changes at the first
 * sign-in. The way back for an administrator whom no mail reaches.
 */
const email = (process.argv[2] ?? "").toLocaleLowerCase("en");
const folder = process.env.STATE_DIR ?? ".wrangler/state";

try {
  if (!email.includes("@")) throw new BackupFault("Hangi hesap? Örnek: npm run password -- yonetici@ornek.test");
  if (!existsSync(folder)) throw new BackupFault(`"${folder}" klasöründe bir Bilye yok.`);
  const password = drawnPassword();
  const hash = await hashPassword(password);
  await inFolder(folder, async ({ db }) => {
    const [changed] = await db.batch([
      db
        .prepare(
          `UPDATE users SET password_hash = ?2, is_first_password = 1, token_version = token_version + 1
          WHERE email = ?1 RETURNING id`,
        )
        .bind(email, hash),
      db.prepare("DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?1)").bind(email),
    ]);
    if (changed?.results.length === 0) throw new BackupFault(`"${email}" adresinin burada hesabı yok.`);
  });
  process.stdout.write(`${email}, ilk şifresi ${password}\nİlk girişte yenisini ister.\n`);
} catch (error) {
  stop(error instanceof BackupFault ? error.message : `Şifre verilemedi: ${String(error)}`);
}
