import { errorText } from "#protocol/errors";
import { searchKey } from "#shared/fold";
import type { ListedClass } from "#protocol/http/replies/classes";
import { PageQuery, type Page } from "#protocol/http/page";
import { classRoll, type Roll } from "#db/classes/class-roll";
import { changeClass, insertClass, listedClasses, markClass } from "#db/classes/classes";
import { classCodes } from "./class-codes";
import { classProgress } from "./class-progress";
import { classStudents } from "./class-students";
import { route } from "#services/request/route";
import { pageOf } from "#services/request/page-of";
import { classReply, ownClass } from "#services/classes/own-class";
import { Refused } from "#services/request/refused";
import { begunRemoval, finishClass } from "#services/upkeep/class-removal";

export const classes = [
  route("GET /api/classes", async (c, { query, reply }) => {
    const classes = await listedClasses(c.get("db"), c.get("user").id);
    return reply({ classes, ...pageOfThem(classes, query) });
  }),
  route("POST /api/classes", async (c, { body: { name }, reply }) => {
    const db = c.get("db");
    const { id: ownerId } = c.get("user");
    const { id, mayExist, wasMade } = await c.get("making");
    const earlier = mayExist ? await classRoll(db, ownerId, id) : null;
    if (earlier) return reply(classReply(earlier));
    if (wasMade) throw new Refused("class_not_found");
    return reply(classReply(written(await insertClass(db, { id, ownerId, name }))));
  }),
  ...classCodes,
  ...classProgress,
  route("GET /api/classes/:id", async (c, { reply }) => reply(classReply(await ownClass(c)))),
  route("PUT /api/classes/:id", async (c, { body: change, reply }) => {
    const { class: found } = await ownClass(c);
    return reply(classReply(written(await changeClass(c.get("db"), c.get("user").id, found, change))));
  }),
  route("DELETE /api/classes/:id", async (c, { reply }) => {
    const id = c.req.param("id");
    if (!(await markClass(c.get("db"), c.get("user").id, id))) throw new Refused("class_not_found");
    await begunRemoval(c, finishClass(c.env, id));
    return reply();
  }),
  ...classStudents,
];

/** Newest first, as in every list; all were read for the screens anyway. */
function pageOfThem(classes: readonly ListedClass[], query: PageQuery): Page<ListedClass> {
  const found = classes
    .filter(({ name }) => searchKey(name).includes(searchKey(query.q)))
    .toSorted((a, b) => b.created_at - a.created_at);
  return pageOf(found, query);
}

function written(outcome: Awaited<ReturnType<typeof changeClass>>): Roll {
  if (typeof outcome !== "string") return outcome;
  if (outcome === "not_found") throw new Refused("class_not_found");
  throw new Refused(outcome, outcome === "class_name_taken" ? { fields: { name: errorText(outcome) } } : {});
}
