import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aClosedQuestion } from "../../builders/questions";
import { announcement } from "#hosting/announcements";
import { Reveal } from "#features/board/scenes/question/reveal.tsx";
import type { Scene } from "#hosting/scene";
import { boardKinds } from "#kinds/board";
import { newLiveGame } from "#game-client/game";

const options = { A: "1", B: "2", C: "3", D: "4", E: "5" };
const two = { A: "1", B: "2" };

/** Shows and announces a closed question of a game in which teams answer aloud. */
async function told(kind: "choice" | "poll" | "multi", options: Readonly<Record<string, string>>, isNet = false) {
  await boardKinds.load([kind]);
  const scene = {
    name: "reveal",
    asked: { kind, question_text: "Kaç?", options, points: 1, question_number: 1 },
    result: aClosedQuestion({ kind, correct_option: kind === "poll" ? null : "B" }),
  } as unknown as Extract<Scene, { name: "reveal" }>;
  const settings = { answers: "board" } as never;
  const page = renderToStaticMarkup(
    <Reveal
      {...{ scene }}
      who="takım"
      isNet={isNet}
      primary={null}
      menu={null}
      onPrimary={() => {}}
      host={{} as never}
    />,
  );
  return {
    page: page.replace(/<[^>]+>/g, ""),
    said: announcement(scene, { ...newLiveGame("host", "482913"), settings }),
  };
}

test.each([
  ["choice", two],
  ["poll", two],
  ["poll", options],
] as const)("a %s that teams answer aloud counts teams, seen and said: %#", async (kind, options) => {
  const { page, said } = await told(kind, options);
  expect(page).toContain("2 takım");
  expect(page + said).not.toContain("kişi");
});

test("leaving blank is said as a decision where net is counted, beside a kind's own remark too", async () => {
  expect((await told("multi", options, true)).page).toContain("Boş bırakan 1");
  expect((await told("multi", options)).page).not.toContain("boş bıraktı");
  expect((await told("poll", options, true)).page).not.toContain("Boş bırakan");
  expect((await told("choice", two, true)).page).toContain("Boş bırakan 1");
  expect((await told("choice", two)).page).toContain("1 takım boş bıraktı");
});
