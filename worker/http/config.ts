import { auditDays, retentionDays } from "#services/upkeep/retention";
import { route } from "#services/request/route";
import { maxCapacity } from "#services/games/game-size";

/** The facts about this deployment that pages need; no secrets. */
export const config = [
  route("GET /api/config", (c, { reply }) =>
    reply({
      turnstile_site_key: c.env.TURNSTILE_SITE_KEY,
      operator: { name: c.env.OPERATOR_NAME, address: c.env.OPERATOR_ADDRESS, email: c.env.OPERATOR_EMAIL },
      retention_days: retentionDays(c.env),
      audit_days: auditDays(c.env),
      max_capacity: maxCapacity(c.env),
      ...(c.env.DEV_INBOX === "on" && { makes_accounts: true }),
      ...(c.env.ORIGIN_FOR_PHONES && { origin_for_phones: c.env.ORIGIN_FOR_PHONES }),
      ...(c.env.ORIGIN_FOR_PHONES !== undefined && { own_machine: true }),
    }),
  ),
];
