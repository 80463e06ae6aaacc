import { expect, test } from "vitest";
import { prepare, setQuestion } from "#game/prepare";
import { compact } from "#game/view/compact";
import { ownerView, playerView, publicView } from "#game/view/http";
import { questionFields as questionToHost } from "#game/view/parts";
import { hostSnapshot, playerSnapshot } from "#game/view/snapshots";
import * as homework from "#homework/pupil-views";
import type { View } from "#question/fields/field";
import { fieldNamed, fieldNames } from "#question/fields/fields";
import { kindNames, type KindName, type QuestionFields } from "#question/kinds";
import { T0 } from "../../../builders/games";
import { kindFields } from "../../../builders/of-each-kind";
import { settings } from "../../../builders/settings";
import { aHomework, aPupil } from "../../homework/given";
import { endQuestion, play, started } from "../a-game";
import { everybody } from "../each-phase";

/** A value of each field that no other field has. */
const marked = Object.fromEntries(
  fieldNames.map((name) => {
    const { values } = fieldNamed(name);
    if ("upTo" in values) return [name, `GİZLİ-${name}`];
    return [name, "oneOf" in values ? values.oneOf.at(-1) : values.max];
  }),
);

/** A game of one question of the kind that has every field there is. */
function asked(kind: KindName) {
  const written = {
    id: "q1",
    question_text: "Kaç?",
    kind,
    ...kindFields[kind],
    ...marked,
  } as unknown as QuestionFields;
  const questions = prepare([setQuestion({ ...written, id: "q1" }, "tr")!], settings(), () => 0);
  return { questions, game: started(["ali", "ece"], { questions }) };
}

/** The fields, by name or by a text of theirs, that are anywhere in what was sent. */
function fieldsSent(sent: unknown): string[] {
  const text = JSON.stringify(sent);
  return fieldNames.filter((name) => text.includes(`"${name}":`) || text.includes(`GİZLİ-${name}`));
}
const fieldsOfView = (view: View) => fieldNames.filter((name) => fieldNamed(name).views.includes(view));

test.each(kindNames)("[T5] before the bell nobody is sent a field of a %s that is for later", (kind) => {
  const { questions, game } = asked(kind);
  const { phase } = game;
  if (phase.name !== "question") throw new Error(phase.name);
  const pupil = aPupil();
  const ofHomework = { ...aHomework(), questions: [...questions, ...questions] };
  const toPlayer = playerSnapshot(game, "ali", T0, everybody);
  const toHost = hostSnapshot(game, T0, new Set());
  const readers: Record<string, readonly unknown[]> = {
    player: [toPlayer, toPlayer.map(compact), playerView(game, "ali", T0, everybody)],
    board: [toHost, compact(toHost), ownerView(game, T0, new Set()), questionToHost(game, phase, "host", T0)],
    anybody: [publicView(game, T0)],
    pupil: [homework.currentQuestion(ofHomework, pupil, T0), homework.ahead(ofHomework, pupil, 1, T0)],
  };
  for (const [reader, sent] of Object.entries(readers)) {
    const early = fieldsSent(sent).filter((name) => !fieldsOfView("question").includes(name as never));
    expect([reader, early]).toEqual([reader, []]);
  }
  expect(fieldsSent(readers["player"])).toEqual(fieldsOfView("question"));
});

test.each(kindNames)("the close of a %s brings the fields that are for it", (kind) => {
  const closed = play(asked(kind).game, [T0 + 1000, endQuestion]).game;
  const allowed = [...fieldsOfView("question"), ...fieldsOfView("close")];
  const sent = fieldsSent(playerSnapshot(closed, "ali", T0 + 2000, everybody));
  expect(sent).toEqual(expect.arrayContaining(fieldsOfView("close")));
  expect(sent.filter((name) => !allowed.includes(name as never))).toEqual([]);
});
