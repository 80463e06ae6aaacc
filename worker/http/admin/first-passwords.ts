import { randomBytes } from "node:crypto";
import { addressTaken } from "#protocol/field-faults";
import { homeZone } from "#shared/home-zone";
import { hashPassword } from "#auth/passwords";
import { giveFirstPassword, makeAccount } from "#db/people/first-passwords";
import { publicUser } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused, refused } from "#services/request/refused";
import { closeScreens } from "#services/games/host-screens";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { personIn } from "#services/sign-in/person-in";
import { inQueue } from "#services/sign-in/throttle";

/** Accounts on a school's own machine that sends no mail: the administrator hands out first passwords on paper. */
export const firstPasswords = [
  route("POST /api/admin/users", async (c, { body: person, reply }) => {
    requireNoMail(c);
    const { password, deed } = await drawn(c);
    const made = await makeAccount(c.get("db"), { ...person, timeZone: homeZone }, deed);
    if (!made) throw wrongField("email", addressTaken);
    return reply({ user: publicUser(made), first_password: password });
  }),
  route("POST /api/admin/users/:id/first-password", async (c, { reply }) => {
    requireNoMail(c);
    const target = await personIn(c);
    if (publicUser(target).rights.length > 0) throw new Refused("forbidden");
    const { password, deed } = await drawn(c);
    const given = (await giveFirstPassword(c.get("db"), target, deed)) ?? refused("not_found");
    await closeScreens(c, given.id, "password");
    return reply({ user: publicUser(given), first_password: password });
  }),
];

/** Refuses where mail goes out: its link is safer, since nobody else knows the password for even a day. */
function requireNoMail(c: AppContext): void {
  if (c.env.DEV_INBOX !== "on") throw new Refused("mail_is_sent");
}

const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** Sixteen signs in fours, without those that look alike on paper. */
async function drawn(c: AppContext) {
  const actor = await ownRow(c);
  const drawnSigns = Array.from(randomBytes(16), (byte) => signs[byte % signs.length]!).join("");
  const password = drawnSigns.match(/.{4}/g)!.join("-");
  const deed = { actor, passwordHash: await hashPassword(password, inQueue(c)), now: Date.now() };
  return { password, deed };
}
