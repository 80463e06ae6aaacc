import { scheduler } from "node:timers/promises";
import { vi } from "vitest";
import type { WholeSet } from "#db/demo-term";
import { columnsOf } from "#db/sets/question-row";
import type { QuestionInput } from "#protocol/http/question-sets";
import { readySets } from "#ready-sets/ready-sets";
import { rowsOf, termUpTo } from "#scheduled/demo-term/demo-term";
import { readySources } from "#scheduled/demo-term/sets";
import { demoSets } from "../../../worker/local/demo/demo-sets";
import { aWholeQuestion } from "../../builders/questions";

/** The ready sets and the first start's two, as the tables hold them. */
function storedSets(): ReadonlyMap<string, WholeSet> {
  const ready = readySets
    .filter(({ id }) => readySources.includes(id))
    .map(({ questions, ...about }) => storedSet("bilye", about, questions.map(withPicture)));
  const own = demoSets.map(({ title, description, subject, grade, questions }, i) =>
    storedSet(
      "demo-ogretmen",
      { id: `demo-set-${i + 1}`, title, description, subject, grade },
      questions.map(([text, right, wrong, , outcome]) =>
        aWholeQuestion({
          question_text: text,
          options: Object.fromEntries([right, ...wrong].map((option, place) => ["ABCD"[place]!, option])),
          outcome,
        }),
      ),
    ),
  );
  return new Map([...ready, ...own].map((set) => [set.set.id, set]));
}

type About = Pick<WholeSet["set"], "id" | "title" | "description" | "subject" | "grade">;

const withPicture = ({ image, ...question }: (typeof readySets)[number]["questions"][number]): object => ({
  ...question,
  image: image && { id: image.drawing.padEnd(43, "_"), alt: image.alt, width: 1000, height: 800 },
});

const storedSet = (ownerId: string, about: About, questions: readonly object[]): WholeSet => ({
  set: {
    ...about,
    ownerId,
    titleKey: "",
    bytes: 0,
    createdAt: 0,
    updatedAt: 0,
    drafts: "[]",
    language: "tr",
    visibility: "private",
    shareToken: null,
    showAuthor: false,
    showSchool: false,
    copies: 0,
    watched: false,
    folder: "",
    folderKey: "",
    archived: false,
  },
  questions: questions.map((question, position) => ({
    ...columnsOf(question as QuestionInput),
    id: `${about.id}-${position + 1}`,
    setId: about.id,
    position,
    createdAt: 0,
    updatedAt: 0,
  })),
});

/** The term up to this time. The Worker's clock for turns is Node's here. */
export function aTerm(now: number) {
  vi.stubGlobal("scheduler", scheduler);
  return rowsOf(termUpTo(now, storedSets()));
}
