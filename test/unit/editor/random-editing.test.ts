import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isComplete } from "#features/editor/drafts/draft";
import { withDraft, withMoved, withoutQuestion } from "#features/editor/drafts/edited-set";
import { aDraft, fakeServer, type Trouble } from "./fake-server";
import { adds, aDevice, begins, textsOf, types } from "./world";

type Step =
  | { do: "type"; at: number; text: string }
  | { do: "add" | "begin" | "finish" | "delete"; at: number }
  | { do: "move"; at: number; to: number }
  | { do: "wait"; ms: number }
  | { do: "reload" | "save" };

const at = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("type" as const), at, text: fc.string({ minLength: 1, maxLength: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("add", "begin", "finish", "delete"), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), at, to: at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(0, 300, 800, 3_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("reload" as const, "save" as const) }) },
);
const trouble = fc.constantFrom<Trouble[]>("none", "none", "lost", "answer lost", "broken");

test("the server has every letter once and in order in the end, whatever the network does", async () => {
  let saves = 0;
  let unfinished = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(trouble, { maxLength: 60 }),
      async (steps, troubles) => {
        const there = fakeServer(["Bir", "İki", "Üç"]);
        const device = aDevice();
        let editor = device.opensFragile(there.view(), there.server);
        let turn = 0;
        let prefersReducedMotion = false;
        there.goesWrong(() => (prefersReducedMotion ? undefined : troubles[turn++]) ?? "none");
        let made = 0;
        for (const step of steps) {
          const { questions } = editor.current().set;
          const key = "at" in step ? questions[step.at % Math.max(1, questions.length)]?.key : undefined;
          if (step.do === "type" && key) editor.change(types(key, `x${step.text}`));
          else if (step.do === "add")
            editor.change(adds(`n${++made}`, `Yeni ${made}`, step.at % (questions.length + 1)));
          else if (step.do === "begin")
            editor.change(begins(`n${++made}`, `Yarım ${made}`, step.at % (questions.length + 1)));
          else if (step.do === "finish" && key) editor.change((set) => withDraft(set, key, aDraft(`Bitti ${++made}`)));
          else if (step.do === "delete" && key) editor.change((set) => withoutQuestion(set, key));
          else if (step.do === "move" && key) editor.change((set) => withMoved(set, key, step.to % questions.length));
          else if (step.do === "wait") await device.passes(step.ms);
          else if (step.do === "save") void editor.saveNow();
          else if (step.do === "reload") {
            await device.passes(0);
            const before = textsOf(editor.current().set).map((text) => text.trim());
            editor.crash();
            editor = device.opensFragile(there.view(), there.server);
            if (
              textsOf(editor.current().set)
                .map((text) => text.trim())
                .join("\0") !== before.join("\0")
            )
              return false;
            editor.start();
          }
        }
        prefersReducedMotion = true;
        await device.passes(120_000);
        const { set, state } = editor.current();
        expect(state.is).toBe("saved");
        const whole = set.questions.filter(({ draft }) => isComplete(draft));
        expect(there.texts()).toEqual(whole.map(({ draft }) => draft.question_text.trim()));
        const elsewhere = aDevice().opens(there.view(), there.server).current().set;
        expect(textsOf(elsewhere).map((text) => text.trim())).toEqual(textsOf(set).map((text) => text.trim()));
        unfinished += set.questions.length - whole.length;
        saves += there.calls.length;
        return true;
      },
    ),
    { numRuns: 1000 },
  );
  expect(saves).toBeGreaterThan(500);
  expect(unfinished).toBeGreaterThan(20);
});
