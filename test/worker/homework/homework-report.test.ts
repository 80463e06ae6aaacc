import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { limits } from "#shared/limits";
import { aHomework } from "../helpers/a-homework";
import { call } from "../helpers/http";
import { eventually } from "../helpers/eventually";

/** Pupils with an even number have one of two questions right, the others none. */
async function aFullHomework(pupils: number) {
  const given = await aHomework({ questions: 2 });
  await runInDurableObject(given.room, (_, { storage }) => {
    storage.transactionSync(() => {
      for (let i = 1; i <= pupils; i++) {
        const right = i % 2 === 0 ? 1 : 0;
        const name = `Öğrenci ${i}`;
        storage.sql.exec(
          `INSERT INTO pupils VALUES (?, ?, ?, NULL, NULL, ?, 5, 1, 0, 1, 1, 1, 2, 2, ?, ?, NULL, 1, 2, ?, ?, 1, 'x', 0, 0)`,
          i,
          `${given.code}-${String(i).padStart(12, "0")}`,
          name.toLocaleLowerCase("tr"),
          name,
          right,
          right * 1000,
          right,
          right * 1000,
        );
        for (const place of [0, 1]) {
          const share = place === 0 ? right : 0;
          const value = share ? "B" : "A";
          storage.sql.exec("INSERT INTO answers VALUES (?, 1, ?, ?, ?, ?, 0, 1, NULL)", i, place, place, value, share);
        }
      }
    });
  });
  return given;
}

const names = ({ players }: GameStatistics) => players.map(({ nickname }) => nickname);

test("[T54] the report of more pupils than a room has players shows a page of them, during the homework and after", async () => {
  const { id, code, teacher } = await aFullHomework(limits.capacity.usual + 1);
  const { token } = teacher;
  const ask = async (path: string) => (await call<GameStatistics>("GET", path, { token })).json;
  const running = `/api/homework/${id}/statistics`;
  const whole = await ask(running);
  expect(whole.game).toMatchObject({ mode: "homework", status: "active", player_count: 1001, completion: 1 });
  expect(whole.questions.map(({ distribution }) => distribution)).toMatchObject([
    { A: 501, B: 500 },
    { A: 1001, B: 0 },
  ]);
  expect(whole.paged).toEqual({
    page: 1,
    page_size: limits.reportPage,
    total: 1001,
    q: "",
    only: "all",
    support: 501,
    missing_players: 0,
  });
  const last = await ask(`${running}?page=11`);
  expect([last.players.length, last.questions]).toEqual([1, whole.questions]);
  expect(names(await ask(`${running}?q=${encodeURIComponent("ÖĞRENCİ 77")}`)).toSorted()).toEqual(
    [77, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779].map((i) => `Öğrenci ${i}`),
  );
  const support = await ask(`${running}?only=support&page_size=200`);
  expect([support.players.length, support.players.every(({ needs_support }) => needs_support)]).toEqual([200, true]);

  await call<HomeworkReply>("POST", `/api/homework/${id}/close`, { token });
  await eventually(async () => expect((await ask(`/api/game/${code}/statistics`)).game).toBeDefined());
  for (const path of [running, `/api/game/${code}/statistics`]) {
    const over = await ask(`${path}?page=2&page_size=3`);
    expect(names(over)).toEqual(names(whole).slice(3, 6));
    expect(over.paged).toMatchObject({ page: 2, page_size: 3, total: 1001 });
  }
});

test("[T54] the report of a thousand pupils has them all, as the page of one room's game", async () => {
  const { id, teacher } = await aFullHomework(limits.capacity.usual);
  const report = await call<GameStatistics>("GET", `/api/homework/${id}/statistics?page=2`, { token: teacher.token });
  expect([report.json.players.length, report.json.paged]).toEqual([1000, undefined]);
});
