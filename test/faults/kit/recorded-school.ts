import { demoPassword as password, playOnByCalls } from "./by-calls.ts";
import { newPeople } from "./recorded-people.ts";
import type { Recording } from "./recorded-things.ts";

type Made = { readonly class: { readonly id: string } };
type View = { readonly host: { readonly players: readonly { readonly player_id: string }[] } };
type Students = { readonly students: readonly { readonly id: string }[] };
const DAY = 24 * 3_600_000;

/** Makes the things of a whole school: teachers who come, go and rest, pupils who move, sets that are put away. */
export async function aSchool({ ask, paths, aSet }: Recording, set: string): Promise<void> {
  const { register, verify } = newPeople(ask);
  const people = (
    await ask<{ items: readonly { id: string; email: string }[] }>("GET", "/admin/users?page_size=100", "admin")
  ).items;
  const idOf = (email: string) => people.find((one) => one.email === email)!.id;

  await setsPutAway();
  await movedPupils();
  await teachersOfASchool();
  await handedOver();
  const day = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  await ask("POST", "/user/board-codes", "teacher", { day, password });
  paths.push(["teacher", "/user/board-codes"]);
  const until = Date.now() + 30 * DAY;
  await ask("PUT", "/admin/announcement", "admin", { text: "Yarın bakım var.", until, to: "teachers" });
  paths.push(["admin", "/admin/announcement"]);

  async function setsPutAway() {
    const [filed, archived] = [await aSet("Klasördeki"), await aSet("Arşivdeki")];
    await ask("PUT", `/question-sets/${filed}`, "teacher", { folder: "7. sınıf" });
    await ask("PUT", `/question-sets/${archived}`, "teacher", { archived: true });
    paths.push(["teacher", "/question-sets?page_size=100&folder=7.%20s%C4%B1n%C4%B1f", "items"]);
    paths.push(["teacher", "/question-sets?page_size=100&archived=true", "items"]);
  }

  /** Moves a pupil who has played to another class, and joins two rows of one pupil. */
  async function movedPupils() {
    const [from, to] = [await aClass("5-A"), await aClass("5-B")];
    const [moves, stays, goes] = from.students;
    const settings = { answers: "cards", class_id: from.id };
    const body = { question_set_id: set, settings, label: "cards of pupils who move, over" };
    const { game } = await ask<{ game: { game_code: string } }>("POST", "/game", "teacher", body);
    await ask("POST", `/game/${game.game_code}/start`, "teacher");
    const { host } = await ask<View>("GET", `/game/${game.game_code}`, "teacher");
    const marks = host.players.map(({ player_id }) => player_id);
    await playOnByCalls(ask, { code: game.game_code, sessions: [], marks });
    await ask("POST", `/classes/${from.id}/students/${moves!.id}/move`, "teacher", { class_id: to.id });
    const joined = { student_id: goes!.id };
    await ask("POST", `/classes/${from.id}/students/${stays!.id}/join`, "teacher", joined);
    for (const { id } of [from, to]) paths.push(["teacher", `/classes/${id}`], ["teacher", `/classes/${id}/progress`]);
    paths.push(["teacher", `/classes/${to.id}/students/${moves!.id}`]);
    paths.push(["teacher", `/classes/${from.id}/students/${stays!.id}`]);
  }

  async function teachersOfASchool() {
    const domains = ["ataturk.k12.test"];
    const body = { name: "Atatürk Ortaokulu", city: "Bursa", domains };
    const { school } = await ask<{ school: { id: string } }>("POST", "/admin/schools", "admin", body);
    const rows = [{ name: "Davetli Öğretmen", email: "davetli@ataturk.k12.test" }];
    await ask("POST", "/admin/invitations", "admin", { rows });
    await ask("POST", `/admin/schools/${school.id}/teachers`, "admin", { ids: [idOf("komsu@ornek.test")] });
    const rights = { rights: ["school"], rights_school: school.id, password };
    await ask("PUT", `/admin/users/${idOf("komsu@ornek.test")}/rights`, "admin", rights);
    await register("askida@ataturk.k12.test", "Askıda Öğretmen");
    const suspended = await verify("askida@ataturk.k12.test");
    await ask("POST", `/admin/users/${suspended}/suspend`, "admin", { reason: "Ayrıldı.", password });
    paths.push(["admin", `/admin/schools/${school.id}`], ["admin", "/admin/invitations"]);
    paths.push(["neighbour", "/admin/users?page_size=100"], ["admin", "/admin/users?state=suspended"]);
  }

  /** Hands the sets and classes of a teacher who leaves over to another one. */
  async function handedOver() {
    await register("ayrilan@ornek.test", "Ayrılan Öğretmen");
    const user_id = await verify("ayrilan@ornek.test");
    await ask("POST", "/admin/teachers/approve", "admin", { user_id, approve: true });
    const set = { title: "Kalan set", language: "tr", questions: [] };
    const { question_set } = await ask<{ question_set: { id: string } }>("POST", "/question-sets", "leaving", set);
    const { class: left } = await ask<Made>("POST", "/classes", "leaving", { name: "8-D" });
    const to = idOf("komsu@ornek.test");
    await ask("POST", `/admin/users/${user_id}/hand-over`, "admin", { to, password, classes: true });
    paths.push(["neighbour", `/question-sets/${question_set.id}`], ["neighbour", `/classes/${left.id}`]);
  }

  async function aClass(name: string) {
    const { class: made } = await ask<Made>("POST", "/classes", "teacher", { name });
    const students = ["Ada Kaya", "Deniz Ak", "Deniz A."].map((name, i) => ({ number: i + 1, name }));
    return { id: made.id, ...(await ask<Students>("POST", `/classes/${made.id}/students`, "teacher", { students })) };
  }
}
