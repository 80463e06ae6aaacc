import { auditWords, subjectOf } from "#protocol/audit-words";
import type { UsageReply } from "#protocol/http/replies/statistics";
import { announce, announcement } from "#db/announcements";
import { everyAuditEntry, noteView } from "#db/people/audit";
import { usage } from "#db/usage";
import { csv } from "#shared/csv";
import { inZone } from "#shared/istanbul";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { withReadableDomain } from "#services/schools/domains";
import { streamed } from "#services/request/streamed";
import { noted } from "#services/sign-in/noted";
import { ownRow, wrongField } from "#services/sign-in/own-password";

/** Figures of use and the record as files, and the announcement. */
export const adminReports = [
  route(
    "GET /api/admin/usage",
    noted("numbers_viewed", async (c, { query, reply }) => reply(await usage(c.get("db"), query, Date.now()))),
  ),
  route(
    "GET /api/admin/usage.csv",
    noted("numbers_viewed", async (c, { query }) => {
      fileHead(c, "bilye-kullanim.csv");
      return c.body(usageFile(await usage(c.get("db"), query, Date.now())));
    }),
  ),
  route("GET /api/admin/audit.csv", async (c, { query }) => {
    const [db, actor] = [c.get("db"), await ownRow(c)];
    await noteView(db, { action: "audit_viewed", actor, now: Date.now() });
    fileHead(c, "bilye-islem-kaydi.csv");
    const at = inZone(actor.timeZone, { dateStyle: "short", timeStyle: "medium" });
    return c.body(streamed(c, auditFile(everyAuditEntry(db, query, actor.timeZone), at)));
  }),
  route("GET /api/admin/announcement", async (c, { reply }) =>
    reply({ announcement: (await announcement(c.get("db"), Date.now())) ?? null }),
  ),
  route("PUT /api/admin/announcement", async (c, { body, reply }) => {
    const [db, now] = [c.get("db"), Date.now()];
    if (body.text !== "" && body.until <= now) throw wrongField("until", "Bitiş zamanı geçmiş.");
    return reply({ announcement: (await announce(db, body, await ownRow(c), now)) ?? null });
  }),
];

function fileHead(c: AppContext, name: string): void {
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", `attachment; filename="${name}"`);
}

const heads = { day: "Gün", month: "Ay", school: "Okul" } as const;

const figures = ({ games, players, active_teachers, homework, new_people, cost }: UsageReply["total"]) => [
  games,
  players,
  active_teachers,
  homework,
  new_people,
  cost,
];

function usageFile({ by, rows, total }: UsageReply): string {
  return csv([
    [heads[by], "Oyun", "Oyuncu", "Etkin öğretmen", "Ödev", "Yeni kişi", "Tahmini gider (dolar)"],
    ...rows.map((row) => [by === "school" ? row.name || "Okulu olmayanlar" : row.key, ...figures(row)]),
    ["Toplam", ...figures(total)],
  ]);
}

async function* auditFile(entries: ReturnType<typeof everyAuditEntry>, at: ReturnType<typeof inZone>) {
  yield csv([["Zaman", "Kim", "İşlem", "Konu", "Neden"]]);
  for await (const entry of entries) {
    const row = csv([
      [at.format(entry.at), entry.actor_name, auditWords(entry.action), ...subjectOf(withReadableDomain(entry))],
    ]);
    yield row.slice(1);
  }
}
