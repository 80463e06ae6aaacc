import { Hono } from "hono";
import { searchKey } from "#shared/fold";
import { ClassChangeBody, NewClassBody, type ClassesReply, type ListedClass } from "#protocol/http/classes";
import { PageQuery, type Page } from "#protocol/http/page";
import { classRoll } from "#db/classes/class-roll";
import { changeClass, insertClass, listedClasses, markClass } from "#db/classes/classes";
import { database } from "#db/database";
import { classCodes } from "./class-codes";
import { classProgress } from "./class-progress";
import { classStudents } from "./class-students";
import type { AppEnv } from "#services/request/app-env";
import { body, parsed } from "#services/request/body";
import { requireRole } from "#services/sign-in/guard";
import { once } from "#services/request/once";
import { pageOf } from "#services/request/page-of";
import { classReply, ownClass } from "#services/classes/own-class";
import { Refused } from "#services/request/refused";
import { finishClass } from "#services/upkeep/class-removal";

const teacher = requireRole("teacher");

export const classes = new Hono<AppEnv>()
  .get("/", teacher, async (c) => {
    const query = parsed(PageQuery, c.req.query());
    const classes = await listedClasses(database(c.env.DB), c.get("user").id);
    return c.json({ classes, ...pageOfThem(classes, query) } satisfies ClassesReply);
  })
  .post("/", teacher, once, async (c) => {
    const { name } = await body(c, NewClassBody);
    const db = database(c.env.DB);
    const { id: ownerId } = c.get("user");
    const { id, mayExist, wasMade } = c.get("making");
    const earlier = mayExist ? await classRoll(db, ownerId, id) : null;
    if (earlier) return c.json(classReply(earlier), 201);
    if (wasMade) throw new Refused("class_not_found");
    const fault = await insertClass(db, { id, ownerId, name });
    if (fault === "class_name_taken") throw nameTaken();
    if (fault) throw new Refused(fault);
    const made = await classRoll(db, ownerId, id);
    if (!made) throw new Refused("class_not_found");
    return c.json(classReply(made), 201);
  })
  .route("/", classCodes)
  .route("/", classProgress)
  .get("/:id", teacher, async (c) => c.json(classReply(await ownClass(c))))
  .put("/:id", teacher, async (c) => {
    const change = await body(c, ClassChangeBody);
    const { class: found } = await ownClass(c);
    const fault = await changeClass(database(c.env.DB), c.get("user").id, found, change);
    if (fault === "not_found") throw new Refused("class_not_found");
    if (fault === "class_name_taken") throw nameTaken();
    if (fault) throw new Refused(fault);
    return c.json(classReply(await ownClass(c)));
  })
  .delete("/:id", teacher, async (c) => {
    const id = c.req.param("id");
    if (!(await markClass(database(c.env.DB), c.get("user").id, id))) throw new Refused("class_not_found");
    await finishClass(c.env, id);
    return c.body(null, 204);
  })
  .route("/", classStudents);

/** Newest first, as in every list; all were read for the screens anyway. */
function pageOfThem(classes: readonly ListedClass[], query: PageQuery): Page<ListedClass> {
  const found = classes
    .filter(({ name }) => searchKey(name).includes(searchKey(query.q)))
    .toSorted((a, b) => b.created_at - a.created_at);
  return pageOf(found, query);
}

const nameTaken = () => new Refused("class_name_taken", { fields: { name: "Bu adda bir sınıfınız var." } });
