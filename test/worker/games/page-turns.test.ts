import { expect, test } from "vitest";
import { recorded } from "../helpers/games/recorded";
import { running } from "../helpers/games/running";
import { hosting, sit } from "../helpers/games/seat";

test("[H14] a screen of the host turns the page of the others; nothing is stored", async () => {
  const { code, room, teacher, host, ali, question } = await running();
  const remote = await hosting(code, teacher.token);
  const before = await recorded(room);
  const turn = { question_id: question.question_id, way: "on" } as const;
  remote.say({ type: "turn_page", ...turn });
  expect(await host.hears("page_turned")).toEqual({ type: "page_turned", ...turn });
  await ali.settles();
  expect(ali.has("page_turned")).toBe(false);
  expect((await recorded(room)).rows).toBe(before.rows);
});

test("[H14] a player or a guest turns no page", async () => {
  const { code, host, ali, question } = await running();
  const guest = await sit(code);
  for (const seat of [ali, guest]) {
    seat.say({ type: "turn_page", question_id: question.question_id, way: "back" });
    expect(await seat.hears("error")).toMatchObject({ code: "forbidden" });
  }
  await host.settles();
  expect(host.has("page_turned")).toBe(false);
});
