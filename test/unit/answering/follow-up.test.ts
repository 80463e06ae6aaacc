import { expect, test } from "vitest";
import { errorText } from "#protocol/errors";
import type { Failure } from "#api/requests";
import { refused } from "#answering/after/refused";
import { followUpSentences } from "#answering/after/follow-up-sentences";

const failed = (status: number, code: string, message = "Sunucu dedi."): Failure => {
  return { ok: false, status, code, message };
};
const CODE = "654321";

test.each([
  ["the network is away", failed(0, "network"), true, `/student/join?code=${CODE}`, "Sunucu dedi."],
  ["the server is busy", failed(503, "unavailable"), true, `/student/join?code=${CODE}`, "Sunucu dedi."],
  ["the server fails", failed(500, "internal"), true, `/student/join?code=${CODE}`, "Sunucu dedi."],
  ["many ask at once", failed(429, "rate_limited"), true, `/student/join?code=${CODE}`, /^Çok fazla deneme oldu/],
  [
    "the name is taken",
    failed(409, "nickname_taken", errorText("nickname_taken")),
    false,
    `/student/join?code=${CODE}`,
    /alınmış/,
  ],
  ["the old seat is unknown", failed(401, "session_invalid"), false, `/student/join?code=${CODE}`, "Sunucu dedi."],
  ["it is over", failed(410, "game_over", errorText("game_over")), false, "/student/join", /Bu oyun bitmiş/],
  ["it is deleted", failed(404, "not_found", errorText("game_not_found")), false, "/student/join", /açık bir oyun yok/],
  ["it is full", failed(409, "room_full", errorText("room_full")), false, "/student/join", "Oyun dolu."],
  ["it is locked", failed(409, "lobby_locked", errorText("lobby_locked")), false, "/student/join", /Öğretmenine söyle/],
  ["the teacher removed him", failed(403, "player_removed"), false, "/student/join", "Sunucu dedi."],
] as const)(
  "a pupil who cannot go on because %s is told so, and can type the code",
  (_, failure, isPassing, address, text) => {
    const told = refused(failure, CODE, true);
    expect(told).toMatchObject({ isPassing, address });
    expect(told.text).toMatch(text);
  },
);

test("a phone without a network says so", () => {
  expect(refused(failed(0, "network"), CODE, false).text).toBe("İnternet yok gibi görünüyor. Bağlanınca yeniden dene.");
});

test.each([
  ["missed", 3, false, "Çoğumuzun bilemediği 3 soru. Adın ve bilyen aynı."],
  ["all", 10, false, "Bütün sorular, baştan. Adın ve bilyen aynı."],
  ["all", 10, true, "Bütün sorular, baştan. Adın, bilyen ve takımın aynı."],
] as const)("a follow-up game of %s, %i questions, with a team %j: %s", (which, questions, hasTeam, sentence) => {
  expect(followUpSentences({ which, questions, game_code: CODE }, hasTeam).join(" ")).toBe(sentence);
});
