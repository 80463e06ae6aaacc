import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListedGame } from "#protocol/http/replies/games";
import { LastGames } from "#features/home/teacher/last-games.tsx";

const game = { id: "g", game_code: "123456", title: "Mevsimler", label: "", player_count: 26, created_at: 0 };
const rowOf = (more: object) => {
  const games = [{ ...game, class_name: "8-C", ...more } as unknown as ListedGame];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LastGames games={games} now={0} />
    </MemoryRouter>,
  );
  return page
    .split("<tbody")[1]!
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
};

test("the result of a game is the rate of right answers, or the class's net where net was counted", () => {
  const usual = { settings: { scoring: "balanced" }, accuracy: 0.68, average_score: 6_955 };
  expect(rowOf(usual)).toMatch(/Telefonla Mevsimler .*doğru oranı %68 .* %68 $/);
  const net = { settings: { scoring: "net" }, accuracy: 0.61, average_score: -330, average_net: -0.33 };
  expect(rowOf(net)).toMatch(/Telefonla, net Mevsimler .*, −0,33 net .* −0,33 net $/);
  expect(rowOf({ ...usual, accuracy: null, average_score: null })).toMatch(/ – $/);
});
