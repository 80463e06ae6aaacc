import { endInvitations, invitationById, listedInvitations } from "#db/schools/invitations";
import { route } from "#services/request/route";
import { ownRow } from "#services/sign-in/own-password";
import { Refused, refused } from "#services/request/refused";
import { carryOut, judgeRows, sendInvitations } from "#services/schools/invitations";
import { noted } from "#services/sign-in/noted";

/** Invitations of teachers by mail. */
export const adminInvitations = [
  route(
    "GET /api/admin/invitations",
    noted("people_viewed", async (c, { query, reply }) => reply(await listedInvitations(c.get("db"), query))),
  ),
  route("POST /api/admin/invitations", async (c, { body: { rows, dry_run }, reply }) => {
    const judged = await judgeRows(c, rows);
    if (!dry_run) await carryOut(c, judged);
    const number = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).length;
    return reply({
      rows: judged.map(({ name, email, verdict, reason }) => ({ name, email, verdict, reason })),
      invited: number("invited"),
      added: number("added"),
    });
  }),
  route("POST /api/admin/invitations/:id/again", async (c, { reply }) => {
    const db = c.get("db");
    const invitation = (await invitationById(db, c.req.param("id"))) ?? refused("not_found");
    const { name, email, school_id, school } = invitation;
    const guest = { name, email, ...(school_id !== null && { school: { id: school_id, name: school } }) };
    return reply({ invitation: (await sendInvitations(c, [guest])) ?? refused("not_found") });
  }),
  route("POST /api/admin/invitations/end", async (c, { body: { ids }, reply }) =>
    reply({ ended: await endInvitations(c.get("db"), ids, await ownRow(c), Date.now()) }),
  ),
  route("DELETE /api/admin/invitations/:id", async (c, { reply }) => {
    const ended = await endInvitations(c.get("db"), [c.req.param("id")], await ownRow(c), Date.now());
    if (ended === 0) throw new Refused("not_found");
    return reply();
  }),
];
