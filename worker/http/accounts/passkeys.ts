import { limits } from "#shared/limits";
import { newChallenge } from "#auth/challenges";
import { pageLink } from "#auth/mail-links";
import { newKeyOptions, verifiedNewKey } from "#auth/passkeys";
import {
  addPasskey,
  isRemovable,
  mayAddPasskey,
  passkeysOf,
  publicPasskey,
  removePasskey,
  renamePasskey,
} from "#db/people/passkeys";
import { passkeyAddedMail, passkeyRemovedMail } from "#mail/passkey-texts";
import { needsPasskey, requireOwnPasskey } from "#services/sign-in/admin-passkey";
import { publicUser } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { answered, passkeyFailed } from "#services/sign-in/challenge";
import { carryNotice } from "#services/sign-in/mail";
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
    const { own, known } = await withPassword(c, password);
    if (known.length >= limits.passkeys) throw new Refused("passkeys_full");
    const challenge = newChallenge(c.env, `add:${own.id}`, Date.now());
    return reply(newKeyOptions(c.env, { person: own, known, challenge }));
  }),
  route("POST /api/user/passkeys", async (c, { body: { credential, name }, reply }) => {
    const known = begun(passkeysOf(c.get("db"), c.get("user").id));
    const own = await ownRow(c);
    const made = (await c.get("making")).mayExist && (await known).find(({ id }) => id === credential.id);
    // An earlier call added it before it was cut off: its challenge is used.
    if (made) return reply({ passkey: publicPasskey(made) });
    requireOwnPasskey(c, own, (await known).length > 0);
    const challenge = answered(c, `add:${own.id}`, credential.response.clientDataJSON) ?? passkeyFailed(c);
    const key = (await verifiedNewKey(c.env, credential, { challenge })) ?? passkeyFailed(c);
    const added = { ...key, publicKey: Buffer.from(key.publicKey), userId: own.id, name, createdAt: Date.now() };
    carryNotice(c, passkeyAddedMail(own, pageLink(c.env, "/profile")), mayAddPasskey(added));
    const row = await addPasskey(c.get("db"), added);
    if (row === "exists") throw new Refused("passkey_exists");
    if (row === "full") throw new Refused("passkeys_full");
    logEvent(c, "passkey_added");
    return reply({ passkey: publicPasskey(row) });
  }),
  route("PATCH /api/user/passkeys/:id", async (c, { body: { name }, reply }) => {
    const row = await renamePasskey(c.get("db"), c.get("user").id, { id: c.req.param("id"), name });
    if (!row) throw new Refused("not_found");
    return reply({ passkey: publicPasskey(row) });
  }),
  route("DELETE /api/user/passkeys/:id", async (c, { body: { password }, reply }) => {
    const { own } = await withPassword(c, password);
    const wanted = { id: c.req.param("id"), mayBeLast: !needsPasskey(c.env, publicUser(own)) };
    const forgot = pageLink(c.env, "/auth/forgot-password");
    carryNotice(c, passkeyRemovedMail(own, forgot), isRemovable(own.id, wanted));
    const done = await removePasskey(c.get("db"), own.id, wanted);
    if (done === "unknown") throw new Refused("not_found");
    if (done === "last") throw new Refused("last_passkey");
    logEvent(c, "passkey_removed");
    return reply();
  }),
];

/** The account and its passkeys, once it is known that the caller may change them. */
async function withPassword(c: AppContext, password: string) {
  const known = begun(passkeysOf(c.get("db"), c.get("user").id));
  const own = ownRow(c);
  const mayTry = begun(Promise.all([own, known]).then(([row, keys]) => requireOwnPasskey(c, row, keys.length > 0)));
  await requirePassword(c, password, "password", mayTry);
  return { own: await own, known: await known };
}
