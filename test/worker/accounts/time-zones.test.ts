import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { HomeworkReply, HomeworkView } from "#protocol/http/replies/homework";
import type { ProfileReply } from "#protocol/http/replies/people";
import { goodPassword, register, verify } from "../helpers/accounts/accounts";
import { linkToken } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aHomework } from "../helpers/a-homework";
import { call } from "../helpers/http";

const change = (token: string, body: object) =>
  call<ProfileReply & { fields: object }>("PUT", "/api/user/profile", { token, body });

test("a newcomer has the time zone of the device, without one Istanbul's", async () => {
  for (const [email, zone] of [
    ["berlin@okul.test", "Europe/Berlin"],
    ["eski@okul.test", undefined],
  ] as const) {
    expect((await register({ email, role: "teacher", time_zone: zone })).status).toBe(201);
    const opened = await verify(await linkToken(email), goodPassword);
    expect(opened.json.user.time_zone).toBe(zone ?? "Europe/Istanbul");
  }
});

test("the profile changes it, and other changes leave it alone", async () => {
  const { token } = await aPerson("teacher");
  expect((await change(token, { time_zone: "Asia/Tashkent" })).json.user.time_zone).toBe("Asia/Tashkent");
  expect((await change(token, { school: "Lise" })).json.user.time_zone).toBe("Asia/Tashkent");
});

test("a zone is stored in its usual spelling", async () => {
  const { token } = await aPerson("student");
  expect((await change(token, { time_zone: "EUROPE/berlin" })).json.user.time_zone).toBe("Europe/Berlin");
});

test.each(["../../etc", "UTC+99", "+03:00", "", "Europe/Atlantis", "E".repeat(9000), 7, null, {}])(
  "%j is refused as a time zone",
  async (zone) => {
    const { token } = await aPerson("student");
    const sentence = { time_zone: "Saat dilimini listeden seçin." };
    expect(await change(token, { time_zone: zone })).toMatchObject({ status: 400, json: { fields: sentence } });
    const refused = await register({ email: "x@okul.test", time_zone: zone });
    expect(refused).toMatchObject({ status: 400, json: { fields: sentence } });
  },
);

test("a homework has its teacher's time zone, also after the teacher has moved", async () => {
  const { code, id, teacher } = await aHomework();
  const zones = async () => [
    (await call<HomeworkReply>("GET", `/api/homework/${id}`, { token: teacher.token })).json.homework.time_zone,
    (await call<HomeworkView>("GET", `/api/homework/${code}`)).json.homework.time_zone,
  ];
  expect(await zones()).toEqual(["Europe/Istanbul", "Europe/Istanbul"]);
  await change(teacher.token, { time_zone: "America/New_York" });
  expect(await zones()).toEqual(["America/New_York", "America/New_York"]);
});

test("a homework has its teacher's name, also after it has changed", async () => {
  const { code, teacher } = await aHomework();
  await change(teacher.token, { name: "Elif Kaya" });
  expect((await call<HomeworkView>("GET", `/api/homework/${code}`)).json.homework.teacher).toBe("Elif Kaya");
});

test("homework is asked to change its zone only if the zone is another one", async () => {
  const { teacher } = await aHomework();
  const rooms = vi.spyOn(env.HOMEWORK_ROOM, "getByName");
  onTestFinished(() => rooms.mockRestore());
  await change(teacher.token, { time_zone: "Europe/Istanbul", school: "Lise" });
  expect(rooms).toHaveBeenCalledTimes(0);
  await change(teacher.token, { time_zone: "Europe/Berlin" });
  expect(rooms).toHaveBeenCalledTimes(1);
});
