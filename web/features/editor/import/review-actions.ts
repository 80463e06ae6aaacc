import type { Listed } from "#kinds/kinds-listed";
import type { QuestionDraft } from "#question/kinds";
import { changedKind, type Written } from "../kind-list/changed-kind";
import { fieldsCome } from "../kind-list/fields-come";
import type { Candidate, Decision, Found } from "./candidates";
import * as decisions from "./decisions";

/** The teacher's decisions about the questions of an import. The functions stay the same while the import is on the page. */
export function reviewActions(update: (make: (found: Found) => Found) => void) {
  /** Text written for other kinds of a question, by its number. */
  const written = new Map<number, Written>();
  const decide = (number: number, is: Decision["is"], make: (one: Candidate) => Candidate) =>
    update((found) => decisions.decide(found, number, is, make));
  const repair = (number: number, draft: QuestionDraft) =>
    decide(number, "editing", (one) => decisions.repaired(one, draft));
  return {
    update,
    decide,
    repair,
    take: (number: number) => decide(number, "taking", decisions.taken),
    leave: (number: number) => decide(number, "leaving", decisions.left),
    mark: (number: number, place: number) => decide(number, "marking", (one) => decisions.marked(one, place)),
    undo: (number?: number) => update((found) => decisions.undo(found, number)),
    /** Applies the teacher's choice of another kind than the importer read. */
    async changeKind({ number, draft }: Candidate, kind: Listed, language: string | undefined) {
      if (!(await fieldsCome(kind))) return;
      const after = changedKind(draft, kind, written.get(number) ?? {}, language);
      written.set(number, after.written);
      repair(number, after.draft);
    },
    /** Other questions have these numbers from now on. */
    forgetKinds: () => written.clear(),
  };
}

export type ReviewActions = ReturnType<typeof reviewActions>;
