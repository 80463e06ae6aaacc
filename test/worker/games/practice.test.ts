import { expect, test } from "vitest";
import type { MissedReply } from "#protocol/http/replies/players";
import { kindOf } from "#question/kinds";
import { aGame, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { played, storedInD1, wiped } from "../helpers/games/played";

const missed = (token: string, playerId: string) =>
  call<MissedReply>("GET", `/api/player/${playerId}/missed`, { token });

test("[X15] a pupil practises missed questions: of their own finished game, also after a day", async () => {
  const { code, setId, room, teacher } = await aGame({ questions: 3 });
  const [student, other] = [await aPerson("student"), await aPerson("student")];
  const ali = await polling(code, "Ali", student.token);
  const ece = await polling(code, "Ece", other.token);
  const host = (path: string) => call("POST", `/api/game/${code}/${path}`, { token: teacher.token, body: {} });
  const says = (number: number, answer: string) =>
    call("POST", "/api/game/answer", { headers: ali.headers, body: { question_id: `${setId}-${number}`, answer } });
  await host("start");
  await says(0, "A");
  await host("end-question");
  expect(await missed(student.token, ali.player_id)).toMatchObject({ status: 404, json: { code: "not_found" } });
  await host("next");
  await says(1, "B");
  await host("end");
  await storedInD1(teacher.id, code);
  for (const isWiped of [false, true]) {
    if (isWiped) await wiped(room);
    const { json } = await missed(student.token, ali.player_id);
    expect(json).toMatchObject({ game_code: code, title: "Kesirler" });
    expect(json.questions.map(({ question, answer }) => [question.id, answer])).toEqual([[`${setId}-0`, "A"]]);
    const { question } = json.questions[0]!;
    expect(["A", "B"].map((value) => kindOf(question).share(question, value))).toEqual([0, 1]);
    expect((await missed(other.token, ali.player_id)).status).toBe(404);
    expect((await missed(other.token, ece.player_id)).json.questions.map(({ answer }) => answer)).toEqual([null, null]);
  }
});

test("looks at seats of a finished game are counted by account: 60 a minute, whichever call looks", async () => {
  const { room, student, teacher, ali } = await played();
  await wiped(room);
  const seat = `/api/player/${ali.player_id}`;
  const { headers } = ali;
  const looks = [
    () => call("GET", seat, { token: student.token }),
    () => call("GET", `${seat}/stats`, { token: student.token }),
    () => call("GET", `${seat}/missed`, { token: student.token }),
    () => call("POST", `${seat}/claim`, { token: student.token, headers }),
  ];
  for (let i = 0; i < 60; i++) expect((await looks[i % looks.length]!()).status).toBe(200);
  for (const look of looks) expect(await look()).toMatchObject({ status: 429, json: { code: "rate_limited" } });
  expect((await call("GET", `${seat}/stats`, { token: teacher.token })).status).toBe(200);
});
