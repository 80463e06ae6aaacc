import { expect, test } from "vitest";
import { spot, type Spot } from "#question/spot";
import { answers } from "#kinds/spot/answers";
import { areaAt, changedBy, partIn, percentOf } from "#kinds/spot/editor/areas";
import { draft } from "#kinds/spot/draft";
import { editor } from "#kinds/spot/editor.tsx";
import { guesses } from "#kinds/spot/guesses";
import { shifted } from "#kinds/spot/picture-points";
import { report } from "#kinds/spot/report.tsx";
import { touchesOn } from "#kinds/spot/touches";
import { said, why } from "#kinds/spot/phone/verdict";
import { closer, further, isSeen, viewHolding, viewOf, whole } from "#kinds/spot/phone/view";
import { inWords, sentence } from "#kinds/spot/words";

const picture = { id: "a".repeat(43), alt: "Hücre", width: 1600, height: 800 };
const areas = [
  { x: 250, y: 750, r: 50 },
  { x: 660, y: 150, r: 50 },
];

test("touches are counted by the right place they met; elsewhere those that lie close together are one", () => {
  const points = [
    [250, 750, 3],
    [700, 400, 2],
    [660, 249, 2],
    [730, 400, 2],
    [660, 251, 1],
    [705, 470, 1],
  ];
  expect(touchesOn({ points, areas, picture })).toEqual({
    found: [3, 2],
    others: [
      { at: [713, 414], count: 5 },
      { at: [660, 251], count: 1 },
    ],
  });
  // Draw no touches if the server sends none, or sends the question's points in their place.
  expect(touchesOn({ points: undefined, areas, picture })).toEqual({ found: [0, 0], others: [] });
  expect(touchesOn({ points: 2, areas, picture }).others).toEqual([]);
});

const boxes = { place: { width: 320, height: 240 }, sheet: { width: 320, height: 160 } };

test("a picture is brought nearer by steps, and never so far aside that its edge comes into the room", () => {
  expect([1, 1.6, 2, 4].map(closer)).toEqual([1.6, 2.6, 2.6, 4]);
  expect([1, 1.6, 2, 4].map(further)).toEqual([1, 1, 1.6, 2.6]);
  expect(viewOf(0, 1, 1, boxes)).toEqual(whole);
  expect(viewOf(0, 0.9, 4, boxes)).toEqual({ zoom: 4, x: 0.125, y: 0.8125, wide: 0.25, high: 0.375 });
  expect(viewOf(0.5, 0.5, 9, boxes).zoom).toBe(4);
  const view = viewOf(0.5, 0.5, 2.6, boxes);
  expect([isSeen(view, [0.5, 0.5]), isSeen(view, [0.9, 0.5])]).toEqual([true, false]);
});

test("the place that a finger holds stays under it", () => {
  const view = viewHolding([0.4, 0.5], [-64, 0], 2, boxes);
  expect([view.x, view.y]).toEqual([0.5, 0.5]);
});

test("a place is moved within the picture and said in words", () => {
  expect(shifted([995, 5], [10, -10])).toEqual([1000, 0]);
  expect(sentence([656, 149])).toBe("Soldan yüzde 66, üstten yüzde 15.");
  expect([inWords(null, "656,149"), inWords(null, "?")]).toEqual(["soldan %66, üstten %15", "?"]);
});

const told = (answer: string | null, is_correct: boolean, points_earned = 0, points = 1) => ({
  asked: { kind: "spot", points } as const,
  result: { correct_option: null, solution: { areas }, question_id: "q", distribution: { none: 0 } },
  own: {
    answer,
    is_correct,
    share: answer === null ? null : Number(is_correct),
    points_earned,
    score: 0,
    rank: 1,
    previous_rank: null,
    streak: 0,
  },
});

test("a pupil's touch is described beside the picture, and the right places to a pupil who does not see it", () => {
  expect(why(told("250,750", true, 880))).toBe("Doğru yerdeydin.");
  expect(why(told("250,750", true, 0, 0))).toBe("Doğru yerdeydin. Bu soru puansızdı.");
  expect(why(told("0,0", false))).toBe("Halkalar doğru yerler, bilye senin yerin.");
  expect(why(told(null, false))).toBe("Bu soruda cevap vermedin. Halkalar doğru yerler.");
  expect(why({ ...told(null, false), tooLate: "1,2" })).toBe("Cevabın zamanında ulaşmadı. Halkalar doğru yerler.");
  expect(said(told("250,750", true, 880))).toBe("880 puan kazandın, doğru yerdeydin.");
  expect(said(told("100,200", false))).toBe(
    "Doğru yerler soldan yüzde 25, üstten yüzde 75; soldan yüzde 66, üstten yüzde 15. Senin yerin soldan yüzde 10, üstten yüzde 20.",
  );
  expect(said(told(null, false))).toMatch(/^Doğru yerler .* yüzde 15\.$/);
});

const body: Spot = { kind: "spot", image: picture, areas };

test("played places are written as they were, to be played again; the picture is the question's own", () => {
  const fields = { kind: "spot", areas } as const;
  expect(draft.of({ ...spot.shown(body), ...spot.solution(body) })).toEqual(fields);
  expect(draft.of({ ...fields, image: picture })).toEqual(fields);
  expect(draft.empty()).toEqual({ kind: "spot", areas: [] });
  expect([draft.isRead(fields), draft.isRead({ areas: [{ x: 1, y: 2 }] }), draft.isRead({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a place that is being marked is moved and sized by keys, and read in percents", () => {
  const area = areaAt([997, 15.4]);
  expect(area).toEqual({ x: 997, y: 15, r: 50 });
  const press = (key: string, shiftKey = false) => changedBy(area, { key, shiftKey });
  expect([press("ArrowRight"), press("ArrowUp", true)]).toEqual([
    { ...area, x: 1000 },
    { ...area, y: 0 },
  ]);
  expect([press("+")?.r, press("-")?.r, changedBy({ ...area, r: 12 }, { key: "-", shiftKey: false })?.r]).toEqual([
    60, 40, 10,
  ]);
  expect([press("Enter"), press("a")]).toEqual([null, null]);
  expect(percentOf(665)).toBe("66,5");
  expect(["%66,5", " 66.5 ", "150", "-1", "", "%", "altmış"].map(partIn)).toEqual([
    665,
    665,
    1500,
    -10,
    null,
    null,
    null,
  ]);
});

test("in words for lists, files and paper", () => {
  const closed = {
    ...spot.shown(body),
    ...spot.solution(body),
    image: picture,
    distribution: { right: 3, wrong: 2, none: 1 },
    points: [
      [250, 750, 3],
      [500, 500, 2],
    ],
  };
  const places = "soldan %25, üstten %75; soldan %66, üstten %15";
  expect(answers.solutionText(closed, closed)).toBe(places);
  expect([answers.right(closed), answers.topWrong(closed)]).toEqual([3, "500,500"]);
  expect(answers.topWrong({ ...closed, points: [[500, 500, 1]] })).toBeNull();
  expect(editor.keyOnPaper({ kind: "spot", areas } as never)).toBe(places);
  expect(report.texts.of(closed)).toEqual([places]);
  expect(report.counts.of(closed)).toEqual([3, 2, "soldan %25, üstten %75 (3); soldan %50, üstten %50 (2)"]);
});

test("a made-up pupil who knows touches a right place, and any other pupil anywhere", () => {
  const numbers = [0.9, 0, 1];
  expect(
    spot.share(
      body,
      guesses.guess(body, true, () => numbers.shift()!),
    ),
  ).toBe(1);
  expect(guesses.guess(body, false, () => 0.123)).toBe("123,123");
});
