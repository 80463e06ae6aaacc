import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { QuestionInput } from "#protocol/http/question-sets";
import { kindNames } from "#question/kinds";
import { picturesOf } from "#question/picture/picture-ids";
import type { PictureRef } from "#question/question";
import { isBlank } from "#question/text";
import { stillPicture } from "#media/picture";
import { ApiError } from "#api/api-error";
import type { PictureWorld } from "#features/exchange/import/incoming-pictures";
import { exampleFiles } from "#features/editor/new-set/example-pictures";
import { exampleSets } from "#features/editor/new-set/example-sets";
import { pictured } from "#features/editor/new-set/pictured-set";

const questions = exampleSets.flatMap(({ questions }) => questions);
const images = questions.flatMap(({ image, option_images = {} }) => [
  ...(image ? [image] : []),
  ...Object.values(option_images),
]);
const folder = "web/assets/examples";

test("every question of the example sets is one that the server takes", () => {
  for (const question of questions) {
    const { error } = QuestionInput.safeParse(question);
    expect([question.question_text, error?.issues ?? []]).toEqual([question.question_text, []]);
  }
});

test("the example sets show every kind of question that there is", () => {
  const shown = new Set(questions.map(({ kind = "choice" }: { kind?: string }) => kind));
  expect([...shown].toSorted()).toEqual(kindNames.toSorted());
});

test("each picture of an example is a small file of ours that the server takes as it is, under the id and size it is named with", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".webp"));
  expect(new Set(images.map(({ id }) => id)).size).toBe(files.length);
  for (const image of images) {
    const bytes = new Uint8Array(readFileSync(fileOf(image)));
    expect([image.alt, createHash("sha256").update(bytes).digest("base64url")]).toEqual([image.alt, image.id]);
    expect(stillPicture(bytes)).toEqual({ type: "image/webp", width: image.width, height: image.height });
    expect(bytes.length).toBeLessThanOrEqual(40_000);
    expect(isBlank(image.alt)).toBe(false);
    expect(existsSync(fileOf(image).replace(".webp", ".svg"))).toBe(true);
  }
});

const fileOf = ({ id }: PictureRef): string =>
  `${folder}/${exampleFiles.get(id)!.split("/").at(-1)!.replace(/\?.*$/, "")}`;

const withPictures = exampleSets.filter(({ questions }) => questions.some((question) => picturesOf(question).size > 0));

/** A server that accepts pictures, or cannot be reached. */
function aWorld(isAway: boolean) {
  const sent: number[] = [];
  const world: PictureWorld = {
    isThere: () => Promise.resolve(isAway ? null : false),
    idOf: () => Promise.resolve(null),
    shrink: () => Promise.reject(new Error("ours are small already")),
    send(blob) {
      if (isAway) return Promise.reject(new ApiError({ status: 503, message: "Şu anda olmuyor." }));
      sent.push(blob.size);
      return Promise.resolve({ id: `${sent.length}`.padStart(43, "x"), width: 4, height: 3 });
    },
  };
  return { world, sent };
}

const files = new Map([...exampleFiles.keys()].map((id) => [id, `data:image/webp;base64,${btoa(id)}`]));

test.each(withPictures)("$title: its pictures are uploaded like a teacher's own, each once", async (set) => {
  const { world, sent } = aWorld(false);
  const { set: made, lost, left } = await pictured(set, files, world);
  const named = new Set(set.questions.flatMap((question) => [...picturesOf(question).values()]));
  expect([made.questions.length, lost, left, sent.length]).toEqual([set.questions.length, 0, 0, named.size]);
  for (const question of made.questions) expect([...picturesOf(question).values()].join("")).toMatch(/^[x\d]*$/);
});

test.each(withPictures)("$title: where no picture can be uploaded the set is there all the same", async (set) => {
  const { set: made, lost, left } = await pictured(set, files, aWorld(true).world);
  expect(lost).toBeGreaterThan(0);
  expect(left).toBe(set.questions.filter(({ kind }: { kind?: string }) => kind === "spot").length);
  expect(made.questions).toHaveLength(set.questions.length - left);
  for (const question of made.questions) {
    expect(picturesOf(question).size).toBe(0);
    expect(QuestionInput.safeParse(question).error?.issues ?? []).toEqual([]);
  }
});
