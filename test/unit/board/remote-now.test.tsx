import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aClosedQuestion } from "../../builders/questions";
import { RemoteNow } from "#features/board/remote/remote-now.tsx";
import type { Scene } from "#hosting/scene";
import { boardKinds } from "#kinds/board";
import { newLiveGame } from "#game-client/game";

const host = { serverNow: () => 0, answer: () => {} } as never;

test.each([
  ["of whom two knew it", { A: 1, B: 2, none: 1 }, "2 / 4 bildi"],
  ["nobody was asked", { A: 0, B: 0, none: 0 }, null],
])("the remote shows how many knew a question, %s", async (_, distribution, text) => {
  await boardKinds.load(["choice"]);
  const scene = {
    name: "reveal",
    asked: { question_text: "Kaç?", options: { A: "1", B: "2" }, points: 1, question_number: 1 },
    result: aClosedQuestion({ distribution }),
  } as unknown as Scene;
  const page = renderToStaticMarkup(
    <RemoteNow
      {...{ scene, host }}
      game={newLiveGame("host", "482913")}
      seconds={0}
      onPlayer={() => {}}
      onFind={undefined}
    />,
  );
  const words = page.replace(/<[^>]+>/g, "");
  expect(words).toContain("Kaç?");
  expect(/\d+ \/ \d+ bildi/.exec(words)?.[0] ?? null).toBe(text);
});
