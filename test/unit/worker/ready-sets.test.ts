import { describe, expect, it } from "vitest";
import { isGrade, isSubject } from "#shared/curriculum";
import { ImportBody } from "#protocol/http/question-sets";
import { answerFold } from "#question/written/answer-fold";
import { kindNames } from "#question/kinds";
import { readySets } from "#ready-sets/ready-sets";
import { groundOf } from "#ui/cover/cover-art";

const all = readySets.flatMap(({ questions }) => questions);
const kindIn = ({ kind }: { readonly kind?: string }) => kind ?? "choice";
const picture = { id: "a".repeat(43), width: 1200, height: 800 };

/** The largest number of covers of one colour. */
function mostOfOneGround(subjects: readonly string[]): number {
  const grounds = subjects.map((subject) => groundOf(subject).ground);
  return Math.max(...grounds.map((ground) => grounds.filter((one) => one === ground).length));
}

describe("the library's own sets", () => {
  it.each(readySets.map((set) => [set.id, set] as const))("%s can be played as it is", (_, set) => {
    const questions = set.questions.map(({ image, ...rest }) => ({
      ...rest,
      image: image && { ...picture, alt: image.alt },
    }));
    const read = ImportBody.safeParse({ ...set, questions });
    expect(read.error?.issues ?? []).toEqual([]);
    expect(isSubject(set.subject)).toBe(true);
    expect(set.grade === null || isGrade(set.grade)).toBe(true);
    expect(set.questions.length).toBeGreaterThanOrEqual(8);
    expect(set.questions.every(({ outcome }) => outcome !== "")).toBe(true);
    const texts = set.questions.map(({ question_text }) => answerFold(question_text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("are sixty at least, for every grade, with every kind of question", () => {
    expect(readySets.length).toBeGreaterThanOrEqual(60);
    expect(new Set(readySets.map(({ id }) => id)).size).toBe(readySets.length);
    const grades = new Set(readySets.map(({ grade }) => grade));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null].filter((grade) => !grades.has(grade))).toEqual([]);
    const kinds = new Set<string>(all.map(kindIn));
    expect(kindNames.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it("come mixed, so that any six in a row, as a page begins with, are of four subjects and no colour has four of them", () => {
    const rows = readySets.slice(5).map((_, i) => readySets.slice(i, i + 6).map(({ subject }) => subject));
    expect(rows.filter((row) => new Set(row).size < 4 || mostOfOneGround(row) > 3)).toEqual([]);
  });

  it("do not give their answers away by the letter", () => {
    const right = all.filter((question) => question.kind === undefined && question.options?.["D"] !== undefined);
    for (const letter of "ABCD") {
      const share = right.filter((question) => question.correct_option === letter).length;
      expect(share / right.length).toBeGreaterThan(0.15);
      expect(share / right.length).toBeLessThan(0.35);
    }
  });

  it("explain every question that is judged", () => {
    const judged = all.filter((question) => !["poll", "cloud"].includes(kindIn(question)));
    expect(judged.filter(({ explanation }) => explanation === "").map(({ question_text }) => question_text)).toEqual(
      [],
    );
  });
});
