import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HistoryRow } from "#protocol/http/replies/players";
import { PlayedList } from "#features/student/played/played-list.tsx";

const played: HistoryRow = {
  game_code: "482913",
  player_id: "482913-0",
  title: "LGS Denemesi 3",
  nickname: "Ada",
  marble: 1,
  score: 6240,
  rank: 4,
  player_count: 30,
  correct: 8,
  wrong: 1,
  unanswered: 1,
  accuracy: 0.8,
  played_at: Date.parse("2026-11-27T10:00:00+03:00"),
};
const said = (game: HistoryRow) =>
  renderToStaticMarkup(<PlayedList games={[game]} label="Kasım" />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("a past game is told in its own unit, and on a phone with the answers behind it", () => {
  expect(said(played)).toContain(", 30 kişide 4. 8 / 10 doğru ");
  expect(said(played)).toContain("6.240 puan");
  const net = { ...played, score: 7667, net: 7.6667 };
  expect(said(net)).toContain(", 30 kişide 4. 8 doğru, 1 yanlış, 1 boş ");
  expect(said(net)).toContain("7,67 net");
  expect(said({ ...net, unanswered: 0 })).toContain("8 doğru, 1 yanlış ");
  const homework = said({ ...played, mode: "homework" });
  expect(homework).toContain(", 8 / 10 doğru Ödev");
  expect(homework).not.toContain("kişide");
});
