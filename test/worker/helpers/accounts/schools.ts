import type { Page } from "#protocol/http/page";
import type { Invitation, SchoolReply } from "#protocol/http/replies/schools";
import { call } from "../http";

/** A school with a domain of its own, as an administrator adds it. */
export async function aSchool(token: string, more: object = {}) {
  const part = crypto.randomUUID().slice(0, 8);
  const domain = `okul-${part}.k12.tr`;
  const body = { name: `Okul ${part}`, domains: [domain], ...more };
  const { school } = (await call<SchoolReply>("POST", "/api/admin/schools", { token, body })).json;
  return { ...school, domain };
}

export async function anInvitation(token: string, { id, domain }: { id: string; domain: string }): Promise<Invitation> {
  const rows = [{ name: "Ece Kaya", email: `davetli@${domain}` }];
  await call("POST", "/api/admin/invitations", { token, body: { rows } });
  const path = `/api/admin/invitations?school_id=${id}`;
  return (await call<Page<Invitation>>("GET", path, { token })).json.items[0]!;
}
