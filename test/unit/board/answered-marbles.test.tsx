import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnsweredMarbles } from "#features/board/scenes/question/answered-marbles.tsx";

const players = ["ali", "ece"].map((id) => ({ player_id: id, nickname: id, marble: 7, is_connected: true }));

test.each([
  ["of a class each is a marble", { answered: 2, answeredIds: ["ali", "ece"], expected: 4 }, null, 2],
  ["of more than a thousand a bar shows how many", { answered: 300, answeredIds: ["ali"], expected: 1_200 }, "0.25", 0],
  [
    "where nobody says who has answered a bar does, of fewer too",
    { answered: 3, answeredIds: [], expected: 4 },
    "0.75",
    0,
  ],
] as const)("%s", (_, told, share, marbles) => {
  const track = renderToStaticMarkup(<AnsweredMarbles {...told} players={players} />);
  expect(/--share:([\d.]+)/.exec(track)?.[1] ?? null).toBe(share);
  expect(track.match(/<svg/g) ?? []).toHaveLength(marbles);
});
