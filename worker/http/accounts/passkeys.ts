import { limits } from "#shared/limits";
import { newChallenge } from "#auth/challenges";
import { pageLink } from "#auth/mail-links";
import { newKeyOptions, verifiedNewKey } from "#auth/passkeys";
import {
  addPasskey,
  passkeyById,
  passkeysOf,
  publicPasskey,
  removePasskey,
  renamePasskey,
  type PasskeyRow,
} from "#db/people/passkeys";
import type { UserRow } from "#db/people/users";
import { passkeyAddedMail, passkeyRemovedMail } from "#mail/passkey-texts";
import { needsPasskey, requireOwnPasskey } from "#services/sign-in/admin-passkey";
import { publicUser } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { answered } from "#services/sign-in/challenge";
import { post } from "#services/sign-in/mail";
import { pageOf } from "#services/request/page-of";
import { ownRow, requirePassword } from "#services/sign-in/own-password";
import { Refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";

/** The passkeys of one's own account. Adding and removing require the password: a board left signed in is not enough. */
export const passkeys = [
  route("GET /api/user/passkeys", async (c, { query, reply }) => {
    const rows = await passkeysOf(c.get("db"), c.get("user").id);
    const page = pageOf(rows.map(publicPasskey), query);
    return reply({ ...page, required: needsPasskey(c.env, publicUser(await ownRow(c))) });
  }),
  route("POST /api/user/passkeys/options", async (c, { body: { password }, reply }) => {
    const own = await ownRow(c);
    await requireOwnPasskey(c, own);
    await requirePassword(c, own, password, "password");
    const known = await passkeysOf(c.get("db"), own.id);
    if (known.length >= limits.passkeys) throw new Refused("passkeys_full");
    const challenge = newChallenge(c.env, `add:${own.id}`, Date.now());
    return reply(newKeyOptions(c.env, { person: own, known, challenge }));
  }),
  route("POST /api/user/passkeys", async (c, { body: { credential, name }, reply }) => {
    const own = await ownRow(c);
    const made = await madeBefore(c, own, credential.id);
    if (made) return reply({ passkey: publicPasskey(made) });
    await requireOwnPasskey(c, own);
    const challenge = await answered(c, `add:${own.id}`, credential.response.clientDataJSON);
    const key = challenge && (await verifiedNewKey(c.env, credential, { challenge }));
    if (!key) throw refusedKey(c);
    const row = await addPasskey(c.get("db"), {
      ...key,
      publicKey: Buffer.from(key.publicKey),
      userId: own.id,
      name,
      createdAt: Date.now(),
    });
    if (row === "exists") throw new Refused("passkey_exists");
    if (row === "full") throw new Refused("passkeys_full");
    logEvent(c, "passkey_added");
    await post(c.env, c.executionCtx, passkeyAddedMail(own, pageLink(c.env, "/profile")));
    return reply({ passkey: publicPasskey(row) });
  }),
  route("PATCH /api/user/passkeys/:id", async (c, { body: { name }, reply }) => {
    const row = await renamePasskey(c.get("db"), c.get("user").id, { id: c.req.param("id"), name });
    if (!row) throw new Refused("not_found");
    return reply({ passkey: publicPasskey(row) });
  }),
  route("DELETE /api/user/passkeys/:id", async (c, { body: { password }, reply }) => {
    const own = await ownRow(c);
    await requireOwnPasskey(c, own);
    await requirePassword(c, own, password, "password");
    const wanted = { id: c.req.param("id"), mayBeLast: !needsPasskey(c.env, publicUser(own)) };
    const done = await removePasskey(c.get("db"), own.id, wanted);
    if (done === "unknown") throw new Refused("not_found");
    if (done === "last") throw new Refused("last_passkey");
    logEvent(c, "passkey_removed");
    await post(c.env, c.executionCtx, passkeyRemovedMail(own, pageLink(c.env, "/auth/forgot-password")));
    return reply();
  }),
];

/** Finds the key that an earlier call added before it was cut off: its challenge is used. */
async function madeBefore(c: AppContext, own: UserRow, id: string): Promise<PasskeyRow | null> {
  if (!(await c.get("making")).mayExist) return null;
  const found = await passkeyById(c.get("db"), id);
  return found?.user.id === own.id ? found.key : null;
}

function refusedKey(c: AppContext): Refused {
  logEvent(c, "passkey_failed");
  return new Refused("passkey_failed");
}
