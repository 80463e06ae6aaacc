import { beforeAll, test } from "vitest";
import { aClassAndItsCodes, theProgressOf } from "../../described/classes";
import { aGameOfAClass, aGameOnTheBoard, aLesson } from "../../described/games";
import { homeworkDone } from "../../described/homework";
import { askTheRest, beginAnew } from "../../described/asking";
import { anAccountsLife, whatAdministratorsDo } from "../../described/people";
import { setsAndLibrary } from "../../described/sets";
import { aBoardSignedIn, aPasskeysLife } from "../../described/sign-in";
import { anAccount } from "../../helpers/accounts/accounts";
import { aGame, polling } from "../../helpers/games/a-game";
import { aVictim, routes } from "../../hostile/routes";
import { ask } from "../people";
import { recorded } from "../recorder";

beforeAll(beginAnew);

/** Every call of the API's description, as `described-calls.test.ts` makes it. */
test("every call", () =>
  recorded("calls", async () => {
    const { setId } = await setsAndLibrary();
    await aLesson(setId);
    await aGameOnTheBoard();
    const classId = await aClassAndItsCodes();
    await aGameOfAClass(setId, classId);
    await homeworkDone(classId);
    await theProgressOf(classId);
    await anAccountsLife((await aGame()).code);
    await aPasskeysLife();
    await aBoardSignedIn();
    await whatAdministratorsDo();
    await askTheRest();
  }));

/** A value that no field takes. */
const WRONG = { yanlış: true };

/** More bytes than a call reads. */
const MUCH = 3_000_000;

/** Every call by everybody who may not make it, and with wrong paths, queries and bodies; last by the right caller. */
test("every refusal", () =>
  recorded("refusals", async () => {
    const victim = await aVictim();
    const [student, other, admin] = [await anAccount("student"), await anAccount("teacher"), await anAccount("admin")];
    const stranger = await polling((await aGame()).code, "Yabancı");
    const others = [
      {},
      { headers: stranger.headers },
      ...[student, other, admin, { token: "x" }].map(({ token }) => ({ token })),
    ];
    const calls = routes.map((route) => {
      const body = route.method === "GET" ? undefined : victim.bodies[route.name];
      return { ...route, ...(body && { body }), at: victim.path(route.path), caller: victim.caller(route) };
    });
    let count = 0;
    /** Each call comes from an address of its own, because misses are counted. */
    const asks = (method: string, at: string, call: Parameters<typeof ask>[2]) => {
      count += 1;
      return ask(method, at, { ...call, from: `127.3.${count >> 8}.${count & 255}` });
    };
    for (const { method, path, at, body, caller } of calls) {
      const sent = body && { body };
      await asks("OPTIONS", at, {});
      await asks("GET", `${at}/yok/yok`, {});
      for (const one of others) await asks(method, at, { ...one, ...sent });
      if (path.includes(":")) await asks(method, victim.path(path, "yok"), { ...caller, ...sent });
      if (method === "GET") await asks(method, `${at}?page=0&page_size=x&from=x&status=x&q=%00`, caller);
      if (!body) continue;
      for (const one of others) await asks(method, at, { ...one, body: [] });
      if (path.includes(":")) await asks(method, victim.path(path, "yok"), { ...caller, body: [] });
      for (const wrong of [[], {}, "{", JSON.stringify("x".repeat(MUCH))])
        await asks(method, at, { ...caller, body: wrong });
      for (const [header, value] of Object.entries({
        "content-type": "text/plain",
        "idempotency-key": "k".repeat(200),
      }))
        await asks(method, at, { ...caller, body, headers: { ...caller.headers, [header]: value } });
      for (const field of Object.keys(body)) await asks(method, at, { ...caller, body: { ...body, [field]: WRONG } });
    }
    for (const { method, at, body, caller } of calls) {
      // With the same key a call acts once.
      const headers = { ...caller.headers, "idempotency-key": `anahtar ${at}` };
      const call = { ...caller, headers, ...(body && { body }) };
      await asks(method, at, call);
      await asks(method, at, call);
      if (body) await asks(method, at, { ...caller, body: { ...body, unknown: 1 } });
    }
    const upgrade = { upgrade: "websocket" };
    for (const query of ["", "code=x", "code=999999", `code=${victim.path("/:code").slice(1)}&token=x`]) {
      await asks("GET", `/ws?${query}`, { headers: upgrade });
      await asks("GET", `/ws?${query}`, {});
    }
  }));
