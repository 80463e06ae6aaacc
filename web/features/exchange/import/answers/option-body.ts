import { twoOptions } from "#question/options/option-list";
import { limits } from "#shared/limits";
import type { BodyDraft } from "#question/kinds";
import { optionKeys, type PictureRef } from "#question/question";
import { characters, cutTo, isBlank } from "#question/text";
import { cleaned, type Findings } from "../findings";
import { isPicturePath } from "../formats/markdown-images";
import type { RawQuestion } from "../types";

type Options = { texts: string[]; images: readonly (PictureRef | undefined)[]; right: number[] };

/** Builds the body of a question with options: one right, several, or none. Reports the parts that do not fit. */
export function optionBody(raw: RawQuestion, found: Findings): BodyDraft {
  const cleanTexts = raw.options.map((text) => cleaned(text, found));
  const whole = { texts: cleanTexts, images: raw.images ?? [], right: raw.correct };
  const { texts, images, right } = fitting(withoutBlanks(whole, found), found);
  if (!raw.refusal && !isBlank(raw.text)) judge(raw, { texts, images, right }, found);
  doubtPaths({ texts, images, right }, found);
  const options: Record<string, string> = {};
  for (const [i, text] of texts.entries()) options[optionKeys[i]!] = text;
  const pictures = images.flatMap((image, i) => (image ? [[optionKeys[i]!, image] as const] : []));
  const written = { options, ...(pictures.length > 0 && { option_images: Object.fromEntries(pictures) }) };
  const keys = right.map((i) => optionKeys[i]!);
  if (raw.kind === "poll") return { kind: "poll", ...written };
  if (raw.kind === "multi") return { kind: "multi", ...written, correct_option: keys.join("") || null };
  return { ...written, correct_option: keys.length === 1 ? keys[0]! : null };
}

/** Removes empty options in between, so that the letters have no gap. */
function withoutBlanks({ texts, images, right }: Options, { changes, faults }: Findings): Options {
  const isEmpty = (i: number) => isBlank(texts[i] ?? "") && !images[i];
  const kept = texts.map((_, i) => i).filter((i) => !isEmpty(i));
  const last = kept.at(-1) ?? -1;
  if (last >= kept.length) changes.push("Aradaki boş şık atlandı, şıklar yeniden harflendirildi.");
  const pointsAtNothing = right.find(isEmpty);
  if (pointsAtNothing !== undefined) faults.push(`Doğru gösterilen ${pointsAtNothing + 1}. şık boş.`);
  return only(kept, { texts, images, right });
}

/** Keeps these options in this order; the right ones among them stay right. */
function only(kept: readonly number[], { texts, images, right }: Options): Options {
  const place = new Map(kept.map((i, at) => [i, at]));
  return {
    texts: kept.map((i) => texts[i]!),
    images: kept.map((i) => images[i]),
    right: right.flatMap((i) => place.get(i) ?? []),
  };
}

/**
 * Cuts to the number of options that a game has room for: right ones stay, surplus wrong ones go, and the teacher is informed.
 */
function fitting({ texts, images, right }: Options, { changes }: Findings): Options {
  const room = optionKeys.length;
  if (texts.length <= room) return { texts, images, right };
  const wrongRoom = Math.max(0, room - right.length);
  const isRight = new Set(right);
  const wrong = texts.map((_, i) => i).filter((i) => !isRight.has(i));
  const kept = [...right, ...wrong.slice(0, wrongRoom)].toSorted((a, b) => a - b).slice(0, room);
  const dropped = texts.filter((_, i) => !kept.includes(i)).map((text) => `“${cutTo(text, 60)}”`);
  changes.push(`Dosyada ${texts.length} şık var, en çok ${room} olabilir. Alınmayan: ${dropped.join(", ")}.`);
  return only(kept, { texts, images, right });
}

/** Doubts options that are paths of picture files elsewhere: only the name is here. */
function doubtPaths({ texts, images }: Options, { doubts }: Findings) {
  const at = texts.findIndex((text, i) => isPicturePath(text) && !images[i]);
  if (at >= 0) doubts.push(`${optionKeys[at]} şıkkı bir resim dosyasının adı. Resmin kendisi alınmadı.`);
}

function judge({ kind }: RawQuestion, { texts, right }: Options, { faults }: Findings) {
  if (texts.length < 2) {
    faults.push(`${texts.length === 0 ? "Şıkları yok" : "Tek şıkkı var"}. ${twoOptions}`);
  } else if (kind === undefined && right.length > 1) {
    faults.push(`Birden çok doğru şık işaretli (${right.map((i) => optionKeys[i]).join(", ")}). Birini seçin.`);
  } else if (kind !== "poll" && right.length === 0 && faults.length === 0) {
    faults.push("Doğru şık işaretli değil. Doğrusunu seçin.");
  }
  for (const [i, text] of texts.entries()) {
    const length = characters(text);
    if (length > limits.optionText) {
      faults.push(`${optionKeys[i]} şıkkı ${length} karakter, en çok ${limits.optionText} olabilir. Kısaltın.`);
    }
  }
}
