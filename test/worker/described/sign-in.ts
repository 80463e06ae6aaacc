import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { DeviceReply, NewBoardCodeReply } from "#protocol/http/replies/device-sign-in";
import type { NewPasskeyOptions, PasskeySignInOptions } from "#protocol/http/replies/passkeys";
import { isoMinute } from "#shared/time-zone";
import { newMailToken } from "#auth/mail-links";
import { database } from "#db/database";
import { newRecoveryLink } from "#db/people/passkey-recovery";
import { anAccount } from "../helpers/accounts/accounts";
import { anAuthenticator } from "../helpers/accounts/authenticator";
import { ask, guest } from "./asking";

/** Makes the calls of a passkey from its creation to its removal, and those of an administrator who has lost it. */
export async function aPasskeysLife(): Promise<void> {
  const { id: userId, email, token, password } = await anAccount("admin");
  const device = await anAuthenticator();
  const options = await ask<NewPasskeyOptions>("POST /api/user/passkeys/options", { token, body: { password } });
  await ask("POST /api/user/passkeys", {
    token,
    body: { credential: await device.create(options), name: "Telefonum" },
  });
  const asked = await ask<PasskeySignInOptions>("POST /api/auth/passkey/options", guest);
  await ask("POST /api/auth/passkey", { ...guest, body: { credential: await device.get(asked) } });
  await ask("GET /api/user/passkeys", { token });
  const at = { id: device.id };
  await ask("PATCH /api/user/passkeys/:id", { token, at, body: { name: "Evdeki" } });
  await ask("DELETE /api/user/passkeys/:id", { token, at, body: { password } });

  await ask("POST /api/auth/passkey/lost", { ...guest, body: { email, password } });
  const link = newMailToken();
  const db = database(env.DB);
  const statements = newRecoveryLink(db, { userId, hash: link.hash, now: Date.now() }, sql`1`);
  await db.batch(statements);
  await ask("POST /api/auth/passkey/recover", { ...guest, body: { token: link.token, password } });
}

/** A board that a phone signs in, and one that it refuses. */
export async function aBoardSignedIn(): Promise<void> {
  const { token } = await anAccount("teacher");
  const board = await ask<DeviceReply>("POST /api/auth/device", guest);
  const body = { device_code: board.device_code };
  await ask("POST /api/auth/device/token", { ...guest, body, status: 202 });
  await ask("GET /api/user/devices/:user_code", { token, at: board });
  const { user_code, digits } = board;
  await ask("POST /api/user/devices/confirm", { token, body: { user_code, digits } });
  await ask("POST /api/auth/device/token", { ...guest, body, status: 200 });
  await aBoardsCode();
  const other = await ask<DeviceReply>("POST /api/auth/device", guest);
  await ask("POST /api/user/devices/refuse", { token, body: { user_code: other.user_code } });
}

/** A code made at home, one that is used and one that is ended. */
async function aBoardsCode(): Promise<void> {
  const { token, password } = await anAccount("teacher");
  const body = { day: isoMinute(Date.now(), "Europe/Istanbul").slice(0, 10), password };
  const { board_code } = await ask<NewBoardCodeReply>("POST /api/user/board-codes", { token, body });
  await ask("POST /api/auth/board-code", { ...guest, body: { code: board_code.code } });
  const other = await ask<NewBoardCodeReply>("POST /api/user/board-codes", { token, body });
  await ask("GET /api/user/board-codes", { token });
  await ask("DELETE /api/user/board-codes/:id", { token, at: { id: other.board_code.id } });
}
