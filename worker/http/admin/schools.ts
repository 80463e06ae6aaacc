import { readableDomain } from "#auth/domain-name";
import type { School } from "#protocol/http/replies/schools";
import { peopleToPlace, placeInSchool } from "#db/schools/members";
import { proposedSchools, waysToWrite } from "#db/schools/proposals";
import { publicUser } from "#db/people/users";
import { clashes, listedSchools, mergeSchools, removeSchool, saveSchool, schoolById } from "#db/schools/schools";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused, refused } from "#services/request/refused";
import { approveWaiting, domainOfSchool } from "#services/schools/domains";
import { ownRow, requirePassword, wrongField } from "#services/sign-in/own-password";
import { onlySchoolOf } from "#services/sign-in/person-in";

/** Schools as an administrator keeps them. */
export const adminSchools = [
  route("GET /api/admin/schools", async (c, { query, reply }) => {
    const { items, ...list } = await listedSchools(c.get("db"), query);
    return reply({ ...list, items: items.map(shown) });
  }),
  route("GET /api/admin/schools/proposals", async (c, { reply }) => {
    const proposals = await proposedSchools(c.get("db"));
    // A domain without teachers stands for the name.
    return reply({ proposals: proposals.map((one) => ({ ...shown(one), name: readableDomain(one.name) })) });
  }),
  route("GET /api/admin/schools/:id", async (c, { reply }) => {
    const only = onlySchoolOf(publicUser(await ownRow(c)));
    const school = await wantedSchool(c);
    if (only !== undefined && only !== school.id) throw new Refused("not_found");
    return reply({ school: shown(school) });
  }),
  route("POST /api/admin/schools", async (c, { body, reply }) =>
    reply(await saved(c, { ...body, id: crypto.randomUUID() })),
  ),
  route("PUT /api/admin/schools/:id", async (c, { body, reply }) => {
    const school = await wantedSchool(c);
    return reply(await saved(c, { ...school, ...given(body) }, school));
  }),
  route("DELETE /api/admin/schools/:id", async (c, { reply }) => {
    const school = await wantedSchool(c);
    if (!(await removeSchool(c.get("db"), school, await ownRow(c), Date.now()))) throw new Refused("not_found");
    return reply();
  }),
  route("POST /api/admin/schools/:id/teachers", async (c, { body: { ids }, reply }) => {
    const db = c.get("db");
    const [school, people, actor] = await Promise.all([
      wantedSchool(c),
      peopleToPlace(db, ids, c.req.param("id")),
      ownRow(c),
    ]);
    return reply({ placed: await placeInSchool(db, { people, school, actor, now: Date.now() }) });
  }),
  route("POST /api/admin/schools/:id/merge", async (c, { body: { school_id, password }, reply }) => {
    await requirePassword(c, password, "password");
    if (school_id === c.req.param("id")) throw wrongField("school_id", "Bir okul kendisiyle birleştirilemez.");
    const db = c.get("db");
    const [stays, goes] = await Promise.all([wantedSchool(c), schoolById(db, school_id)]);
    if (!goes) throw wrongField("school_id", "Bu okul bulunamadı. Birleştirilmiş olabilir.");
    const merged = await mergeSchools(db, { stays, goes, actor: await ownRow(c), now: Date.now() });
    return reply({ school: shown(merged ?? refused("not_found")) });
  }),
];

/** Shows domains with their letters. */
const shown = <Row extends { readonly domains: readonly string[] }>(row: Row) => ({
  ...row,
  domains: row.domains.map(readableDomain),
});

async function wantedSchool(c: AppContext): Promise<School> {
  return (await schoolById(c.get("db"), c.req.param("id") ?? "")) ?? refused("not_found");
}

type Wanted = Pick<School, "id" | "name" | "city" | "domains"> & { readonly with_teachers: boolean };

async function saved(c: AppContext, { with_teachers, ...wanted }: Wanted, before?: School) {
  const db = c.get("db");
  const domains = ascii(wanted.domains);
  const refuseClash = async () => {
    const { hasName, domain } = await clashes(db, { ...wanted, domains });
    if (hasName) throw wrongField("name", "Bu ilde bu adda bir okul var.");
    if (domain !== undefined) throw wrongField("domains", `${domain} başka bir okulun.`);
  };
  const [written] = await Promise.all([with_teachers ? waysToWrite(db, wanted.name) : [], refuseClash()]);
  const saving = saveSchool(db, {
    ...wanted,
    domains,
    dropped: ascii(before?.domains ?? []).filter((domain) => !domains.includes(domain)),
    written,
    actor: await ownRow(c),
    now: Date.now(),
  });
  // Another school may have got the name meanwhile.
  const { school, waiting } = await saving.catch(async (error: unknown) => {
    await refuseClash();
    throw error;
  });
  return { school: shown(school), approved: await approveWaiting(c, waiting) };
}

const ascii = (typed: readonly string[]) => [...new Set(typed.map((one) => domainOfSchool(one, "domains")))];

/** The fields that a change has. */
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Body]-?: NonNullable<Body[Field]>;
  };
