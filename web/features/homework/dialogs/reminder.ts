import type { Homework } from "#protocol/http/replies/homework";
import { timeLeft } from "#words/due-day";
import { number } from "#shared/numbers";
import { dateAndTime } from "#words/format";

/**
 * Text for the class's group, read by everybody and by parents: how many have finished, never who has not. It has all that a
 * pupil needs to go on.
 */
export function reminderOf(
  { title, class: of, due_at, counts, settings }: Homework,
  link: string,
  now: number,
): string {
  const { expected, finished, started } = counts;
  const lines = [
    `${of ? `${of.name}, ödev` : "Ödev"}: “${title}”`,
    `Son gün: ${dateAndTime(due_at)} (${timeLeft(due_at, now)}).`,
    expected === null
      ? finishedLine(finished, started)
      : finished >= expected
        ? "Hepiniz bitirdiniz, elinize sağlık."
        : `${number(expected)} kişiden bitiren: ${number(finished)}. Başlamadıysan ya da yarıda kaldıysan hâlâ vaktin var.`,
    "",
    `Adres: ${link}`,
    `Daha önce başladıysan aynı adreste ${of ? "numaran" : "takma adın"} ve geri dönüş sayınla kaldığın yerden sürdürürsün. Sayını unuttuysan bana söyle.`,
  ];
  if (settings.clock === "question") lines.push("Soruların süresi var; soruyu açmadan hazır ol.");
  return lines.join("\n");
}

const finishedLine = (finished: number, started: number): string =>
  started === 0
    ? "Henüz başlayan yok."
    : `Başlayan: ${number(started)}, bitiren: ${number(finished)}. Yarıda kaldıysan hâlâ vaktin var.`;
