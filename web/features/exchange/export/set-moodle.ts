import { plainNumber } from "#question/numbers/decimal";
import { cutTo } from "#question/text";
import type { PictureRef } from "#question/question";
import { categoryPath, isTrueOrFalse, moodleTypes, tags } from "../moodle";
import { noteOf, noteText, setNote } from "../own-note";
import { writtenBy, type ExportedQuestion, type ExportedSet, type KindWriters } from "./exported-set";
import { weightOf, withoutStars } from "./moodle-marks";
import { escaped, moodleText } from "./moodle-text";
import { noPictures, type SetPictures } from "./set-pictures";

/**
 * Writes Moodle XML in parts, to be joined: with many pictures it is too long for one string. Data without a place in Moodle
 * goes into an element of ours that Moodle ignores.
 */
export function setMoodle(set: ExportedSet, pictures: SetPictures = noPictures): string[] {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${tags.file}>\n`,
    category(set),
    ...set.questions.flatMap(written),
    `</${tags.file}>\n`,
  ];

  function written(question: ExportedQuestion): string[] {
    const answers = writtenBy(kinds, question);
    if (answers === null) return [];
    const { question_text, explanation, points, image, time_limit } = question;
    const note = { time_limit, points, ...noteOf(question) };
    return [
      element(tags.question, { type: answers.type }, [
        element("name", {}, [text(cutTo(question_text.replace(/\s+/g, " "), NAME))]),
        readable(tags.asked, question_text, { image, pictures }),
        readable(tags.explanation, explanation, { pictures }),
        element("defaultgrade", {}, [String(points)]),
        element("hidden", {}, ["0"]),
        ...answers.parts(pictures),
        element(tags.note, {}, [escaped(noteText(note))]),
      ]),
    ];
  }
}

export const fitsMoodle = (question: ExportedQuestion): boolean => writtenBy(kinds, question) !== null;

const NAME = 80;

function category({ title, description, language }: ExportedSet): string {
  const note = setNote({ description, ...(language && { language }) });
  return element(tags.question, { type: moodleTypes.set }, [
    element(tags.set, {}, [text(categoryPath(title))]),
    element("info", { format: "plain_text" }, [text(description)]),
    element(tags.note, {}, [escaped(noteText(note))]),
  ]);
}

type Answers = { readonly type: string; readonly parts: (pictures: SetPictures) => string[] };
type Option = { readonly text: string; readonly image?: PictureRef | undefined; readonly fraction: string };

const kinds: KindWriters<Answers> = {
  choice(question) {
    const { options, option_images: images, correct_option: right } = question;
    if (isTrueOrFalse(question)) return trueOrFalse(right === "A");
    const fraction = (key: string) => (key === right ? "100" : "0");
    return multichoice("true", optionsOf(options, images, fraction));
  },
  multi({ options, option_images: images, correct_option: right }) {
    const fraction = (key: string) => weightOf(right.length, right.includes(key));
    return multichoice("false", optionsOf(options, images, fraction));
  },
  /** Moodle needs a right answer, so every option is right. */
  poll: ({ options, option_images: images }) =>
    multichoice(
      "true",
      optionsOf(options, images, () => "100"),
    ),
  typed: ({ accepted }) => ({
    type: moodleTypes.typed,
    parts: () => [
      element(tags.caseMatters, {}, ["0"]),
      ...accepted.map((answer) => element(tags.answer, whole, [text(withoutStars(answer))])),
    ],
  }),
  number: ({ value, tolerance, unit }) => ({
    type: moodleTypes.number,
    parts: () => [
      element(tags.answer, whole, [text(plainNumber(value)), element(tags.tolerance, {}, [plainNumber(tolerance)])]),
      ...(unit
        ? [
            element(tags.units, {}, [
              element(tags.unit, {}, [element(tags.factor, {}, ["1"]), element(tags.unitName, {}, [escaped(unit)])]),
            ]),
          ]
        : []),
      element("unitgradingtype", {}, ["0"]),
      element("showunits", {}, ["3"]),
    ],
  }),
  order: ({ items }) => ({
    type: moodleTypes.order,
    parts: (pictures) => [
      element("layouttype", {}, ["VERTICAL"]),
      element("selecttype", {}, ["ALL"]),
      element("selectcount", {}, ["0"]),
      element("gradingtype", {}, ["ABSOLUTE_POSITION"]),
      element("showgrading", {}, ["SHOW"]),
      element("numberingstyle", {}, ["123"]),
      ...items.map((item, i) => answerOf({ text: item, fraction: String(i + 1) }, pictures)),
    ],
  }),
  match: ({ pairs }) => ({
    type: moodleTypes.match,
    parts: (pictures) => [
      element("shuffleanswers", {}, ["true"]),
      ...pairs.map(({ left, right }) => {
        const { format, inside } = moodleText(left, null, pictures);
        return element(tags.pair, { format }, [inside, element(tags.answer, { format: "plain_text" }, [text(right)])]);
      }),
    ],
  }),
  spot: null,
  cloud: null,
};

const whole = { fraction: "100", format: "plain_text" };

const trueOrFalse = (isTrue: boolean): Answers => ({
  type: moodleTypes.truth,
  parts: () =>
    [true, false].map((value) =>
      element(tags.answer, { ...whole, fraction: value === isTrue ? "100" : "0" }, [text(String(value))]),
    ),
});

const multichoice = (single: "true" | "false", options: readonly Option[]): Answers => ({
  type: moodleTypes.choice,
  parts: (pictures) => [
    element(tags.isSingle, {}, [single]),
    element("shuffleanswers", {}, ["false"]),
    element("answernumbering", {}, ["ABCD"]),
    ...options.map((option) => answerOf(option, pictures)),
  ],
});

const optionsOf = (
  options: Readonly<Record<string, string>>,
  images: Readonly<Record<string, PictureRef>> = {},
  fraction: (key: string) => string,
): Option[] => Object.entries(options).map(([key, text]) => ({ text, image: images[key], fraction: fraction(key) }));

/** An option without text whose picture is missing is written as the picture's description. */
function answerOf({ text, image, fraction }: Option, pictures: SetPictures): string {
  const isShown = image !== undefined && pictures.has(image.id);
  const { format, inside } = moodleText(text.trim() === "" && !isShown ? (image?.alt ?? "") : text, image, pictures);
  return element(tags.answer, { fraction, format }, [inside]);
}

type With = { readonly image?: PictureRef | null | undefined; readonly pictures: SetPictures };
function readable(name: string, source: string, { image, pictures }: With): string {
  const { format, inside } = moodleText(source, image, pictures);
  return element(name, { format }, [inside]);
}

const text = (source: string): string => element(tags.text, {}, [escaped(source)]);

/** Adds nothing between the parts, so that texts stay as they are. */
function element(name: string, attributes: Readonly<Record<string, string>>, parts: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}>${parts.join("")}</${name}>${name === tags.question ? "\n" : ""}`;
}
