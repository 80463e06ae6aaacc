import { limits } from "#shared/limits";
import { faultAt } from "../fault";
import { faultOfAlt, readPicture } from "../picture/picture";
import { isOptionKey, optionKeys, type Fault, type OptionKey, type Options, type PictureRef } from "../question";
import { comparable, comparableUpTo, faultOfText, isBlank, tidy } from "../text";

/**
 * Parts shared by the kinds that offer options: texts by letter, and pictures. An option that has a picture may have no text.
 */
export type OptionImages = Record<string, PictureRef>;
export type WrittenOptions = { options: Options; option_images?: OptionImages };

export const keysOf = (options: Readonly<Record<string, unknown>>): OptionKey[] =>
  optionKeys.filter((key) => options[key] !== undefined);

/** Options as somebody sent them, in the order of their letters. */
export function readOptions({ options, option_images }: Readonly<Record<string, unknown>>): {
  written: WrittenOptions;
  faults: Fault[];
} {
  const images = byLetter(option_images ?? {}, (image) => readOptionImage(image));
  const letters = keysOf(images.values);
  const texts = byLetter(options ?? (letters.length > 0 ? {} : null), (text) =>
    typeof text === "string" ? tidy(text) : null,
  );
  for (const key of letters) texts.values[key] ??= "";
  return {
    written: { options: inOrder(texts.values), ...(letters.length > 0 && { option_images: inOrder(images.values) }) },
    faults: [
      ...faultAt("options", texts.fault && faultsOfTexts[texts.fault], texts.unread),
      ...faultAt("option_images", images.fault && "Resimler okunamadı.", images.unread),
    ],
  };
}

const faultsOfTexts = {
  whole: "Şıkları yazın.",
  letter: "Şıklar yalnız A, B, C, D, E ve F olabilir.",
  part: "Şıklar yazı olmalı.",
};

type ByLetter<T> = {
  readonly values: Record<string, T>;
  readonly fault: keyof typeof faultsOfTexts | null;
  /** The letter of the part at fault, if it is a single part. */
  readonly unread?: string | undefined;
};

/** Reads each part with `read`, which gives null for one that cannot be read, and undefined for one to be left out. */
function byLetter<T>(value: unknown, read: (part: unknown) => T | null | undefined): ByLetter<T> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { values: {}, fault: "whole" };
  const values: Record<string, T> = {};
  let fault: ByLetter<T>["fault"] = null;
  let unread: string | undefined;
  for (const [key, part] of Object.entries(value)) {
    const one = read(part);
    if (!isOptionKey(key)) fault ??= "letter";
    else if (one === null) {
      if (!fault) unread = key;
      fault ??= "part";
    } else if (one !== undefined) values[key] = one;
  }
  return { values, fault, unread };
}

function readOptionImage(image: unknown): PictureRef | null | undefined {
  if (image === null) return undefined;
  const picture = readPicture(image);
  return picture && { id: picture.id, alt: picture.alt };
}

const inOrder = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(keysOf(values).map((key) => [key, values[key]!]));

export const twoOptions = "En az iki şık gerekli.";

/**
 * Faults of the options: there must be two at least, no letter left out, none empty, all different for pupils who see the
 * pictures and for those who do not.
 */
export function optionFaults({ options, option_images: images = {} }: WrittenOptions): Fault[] {
  const keys = keysOf(options);
  if (keys.length < 2) return faultAt("options", twoOptions);
  if (keys.some((key, i) => key !== optionKeys[i]))
    return faultAt("options", "Şıklar A’dan başlayıp arada boşluk kalmadan sıralanmalı.");
  const seen = twins();
  const said = twins();
  return keys.flatMap((key) => {
    const [text, image] = [options[key]!, images[key]];
    const hasText = !isBlank(text);
    if (!hasText && !image)
      return faultAt("options", `${key} şıkkı boş. Yazın, resim ekleyin ya da bu şıkkı silin.`, key);
    const twin = seen(key, `${comparableUpTo(text, limits.optionText)}\n${image?.id ?? ""}`);
    const alt = image ? faultOfAlt(image.alt, !hasText) : null;
    const echo = image && !hasText && !twin && !alt ? said(key, comparable(image.alt)) : null;
    return [
      ...faultAt("options", faultOfText(text, limits.optionText), key),
      ...faultAt("options", twin && `${twin} ve ${key} aynı.`, key),
      ...faultAt("option_images", alt ?? (echo && sameAlt(echo, key)), `${key}.alt`),
    ];
  });
}

const sameAlt = (one: OptionKey, other: OptionKey): string =>
  `${one} ve ${other} için aynı cümle yazılmış. Resmi göremeyen öğrenci ikisini ayıramaz.`;

/** Finds an earlier option that is the same. */
function twins(): (key: OptionKey, form: string) => OptionKey | null {
  const seen = new Map<string, OptionKey>();
  return (key, form) => {
    const twin = seen.get(form) ?? null;
    if (!twin) seen.set(form, key);
    return twin;
  };
}
