import type { Option } from "./options";

type Ordered = { options: Option[]; doubts: string[]; refusal?: string };

/** Orders options by their letters, not by their lines, and reports oddities. */
export function orderedByLetter(found: readonly Option[]): Ordered {
  const kept: Option[] = [];
  const doubts: string[] = [];
  for (const option of found) {
    const twin = kept.findIndex(({ letter }) => letter === option.letter);
    if (twin < 0) kept.push(option);
    else if (option.leads === kept[twin]!.leads) return { options: [...found], doubts, refusal: twice(option.letter) };
    else {
      doubts.push(within(option.letter));
      if (!option.leads) lengthen(kept, kept.length - 1, `${option.letter}) ${option.text}`);
      else {
        const inner = kept.splice(twin, 1, option)[0]!;
        lengthen(kept, Math.max(0, twin - 1), `${inner.letter}) ${inner.text}`);
      }
    }
  }
  const options = kept.toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
  if (kept.some(({ letter }) => letter === "Ç")) return { options: [...found], doubts, refusal: WITH_CEDILLA };
  const isGapless = options.every(({ letter }, i) => letter === "ABCDEFGH"[i]);
  if (!isGapless) doubts.push(`Şıkların harfleri ${options.map(({ letter }) => letter).join(", ")}: arada eksik var.`);
  if (options.some(({ isUnsure }) => isUnsure)) doubts.push("İşaretin hangi şıkka ait olduğu belli değil.");
  for (const { doubt } of options) if (doubt !== undefined) doubts.push(doubt);
  const tail = trailingNumber(options);
  if (tail !== undefined) doubts.push(`Bir şıkkın sonundaki ${tail} sayfa numarası olabilir.`);
  if (isCutShort(options)) doubts.push("Şıklardan biri yarım kalmış olabilir.");
  const holding = options.find(
    (option, i) => /(?:^|\s)\(?[A-H]\)\s/.test(`${option.text} `) || holdsNext(option, options[i + 1]),
  );
  if (holding) doubts.push(`${holding.letter} şıkkının içinde başka bir şık kalmış olabilir.`);
  return { options, doubts };
}

/** True for B with "C - " or "C: " in its text if C is not the next option. */
function holdsNext({ text, letter, isLower }: Option, after: Option | undefined): boolean {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  const shown = isLower ? next.toLocaleLowerCase("en") : next;
  return after?.letter !== next && new RegExp(`\\s[([]?${shown}\\s?(?:[-.]?\\)|[.\\]:/]|[-–—](?=\\s))`, "u").test(text);
}

/** All options but one are sentences. */
const isCutShort = (options: readonly Option[]): boolean => {
  const are = (pattern: RegExp) => options.filter(({ text }) => pattern.test(text)).length;
  const cut = are(/\p{L}-$/u);
  const isOneOpen = options.length > 2 && are(/\p{L}[.!?…]["”’)]*$/u) === options.length - 1;
  // All may be roots of verbs: "gel-", "git-".
  return isOneOpen || (cut > 0 && cut < options.length) || are(/\s\S*\p{L}-$/u) > 0;
};

/** The number behind the only option that ends in one. */
function trailingNumber(options: readonly Option[]): string | undefined {
  const one = (pattern: RegExp) => {
    const found = options.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    return found.length === 1 && options.length > 1 ? found[0] : undefined;
  };
  return one(/[\p{L}\p{N}.!?)”"’] (\d{1,3})$/u) ?? one(/\d (\d{1,3})$/);
}

const WITH_CEDILLA = "Şıklar arasında Ç var, cevabın harfi hangi şıkkı gösteriyor belli değil. Doğrusunu seçin.";
const twice = (letter: string): string => `${letter} şıkkı iki kez var. İki soru iç içe girmiş olabilir.`;
const within = (letter: string): string => `Bir şıkkın içinde “${letter})” geçiyor. Şıklara bakın.`;

function lengthen(options: Option[], at: number, more: string) {
  const option = options[at];
  if (option) options[at] = { ...option, text: `${option.text} ${more}`.trim() };
}

/**
 * Finds the options that the text itself marks as right. Stars at all of them are bullets; a single bold option is reported as
 * a guess.
 */
export function markedOptions(options: readonly Option[]): { right: number[]; isByBold: boolean } {
  const places = (is: (option: Option) => boolean) => options.flatMap((option, i) => (is(option) ? [i] : []));
  const ticked = places(({ mark }) => mark === "✓");
  const starred = places(({ mark }) => mark === "*");
  const bold = places(({ isBold }) => isBold);
  if (ticked.length > 0) return { right: ticked, isByBold: false };
  if (starred.length > 0 && (starred.length < options.length || options.length === 1))
    return { right: starred, isByBold: false };
  return bold.length === 1 && options.length > 1 ? { right: bold, isByBold: true } : { right: [], isByBold: false };
}
