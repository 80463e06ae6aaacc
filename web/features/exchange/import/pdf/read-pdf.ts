import { wordSet } from "../documents/word-set";
import { pictureId } from "../files/picture-id";
import {
  BOMB,
  BROKEN_PDF,
  COPY_TEXT,
  importLimits,
  ImportRefused,
  refuseTooLarge,
  type Omitted,
  type RawQuestion,
  type RawSet,
  type Watch,
} from "../types";
import { pdfLibrary } from "./library";
import type { PdfFile, PdfPage } from "./open-pdf";
import type { Box } from "./page-content";
import { pdfText, UNKNOWN, type PdfText } from "./pdf-text";
import { withPlaces } from "./places";

const NO_TEXT =
  "Bu PDF’te okunacak yazı yok: sayfaları taranmış ya da yazısı çizime çevrilmiş. Metni telefonunuzun kamerasıyla kopyalayıp buraya yapıştırın.";
const NO_LETTERS = `Bu PDF’in yazı tipi harflerini söylemiyor, metni doğru okunamaz. Dosyanın Word’ünü seçin ya da soruları elle yazın.`;
const STOPPED = "Okumayı durdurdunuz, hiçbir sayfa okunmamıştı.";
const MOST_UNKNOWN = 0.5;
/** Pixels across of a figure that is cut out. */
const FIGURE_WIDTH = 1_000;
const MOST_FIGURES = 400;

/** Reads the questions of a PDF, a page at a time. What was read before a stop or a fault stays. */
export async function pdfSet(
  bytes: Uint8Array,
  watch: Watch,
  open: (bytes: Uint8Array) => Promise<PdfFile> = opened,
): Promise<RawSet> {
  refuseTooLarge(bytes.length, importLimits.pdfBytes);
  watch.progress(0, 0);
  const file = await open(bytes);
  try {
    const { pages, ...read } = await pagesOf(file, watch);
    if (pages.length === 0) throw new ImportRefused(watch.isStopped() ? STOPPED : BROKEN_PDF);
    const text = pdfText(pages);
    refuseUnread(pages, text);
    const set = withPlaces(
      wordSet({ text: text.lines.map((line) => line.text).join("\n"), pictures: marks(text) }),
      text,
      pages,
    );
    const scanned = new Set(pages.filter(isScanned).map(({ page }) => page));
    const pictures = await picturesOf(set, { file, text, pages, watch });
    return {
      ...set,
      format: "pdf",
      notes: [...read.notes, ...text.notes, ...(set.notes ?? [])],
      omitted: [...read.omitted, ...text.omitted, ...(set.omitted ?? [])],
      pictures,
      questions: set.questions.map((question) => doubted(question, pictures, scanned)),
    };
  } finally {
    file.close();
  }
}

const opened = async (bytes: Uint8Array): Promise<PdfFile> => (await pdfLibrary()).openPdf(bytes);

type Read = { readonly pages: PdfPage[]; readonly notes: string[]; readonly omitted: Omitted[] };

async function pagesOf(file: PdfFile, watch: Watch): Promise<Read> {
  const read: Read = { pages: [], notes: [], omitted: [] };
  watch.progress(0, file.count);
  for (let at = 1; at <= file.count; at++) {
    if (watch.isStopped()) {
      read.notes.push(`Okumayı durdurdunuz: ilk ${at - 1} sayfa okundu.`);
      break;
    }
    try {
      const page = await file.page(at);
      read.pages.push(page);
      const where = `Sayfa ${at}`;
      if (page.isCut) read.omitted.push({ where, text: "", why: "Sayfada çok fazla yazı var, sonu okunmadı." });
      if (page.runs.length === 0) read.omitted.push({ where, text: "", why: "Sayfada okunacak yazı yok." });
    } catch (error) {
      if (isSlow(error)) {
        if (read.pages.every(({ runs }) => runs.length === 0)) throw new ImportRefused(BOMB);
        read.notes.push(`${at}. sayfayı okumak çok uzun sürdü, okuma orada bırakıldı.`);
        break;
      }
      read.omitted.push({ where: `Sayfa ${at}`, text: "", why: "Sayfa bozuk, okunamadı." });
    }
    watch.progress(at, file.count);
  }
  return read;
}

const isSlow = (error: unknown): boolean =>
  error instanceof ImportRefused || (error instanceof Error && error.name === "TimeoutError");

function refuseUnread(pages: readonly PdfPage[], { unknown, lines }: PdfText) {
  if (pages.every(({ runs }) => runs.length === 0)) throw new ImportRefused(NO_TEXT);
  if (unknown > MOST_UNKNOWN) throw new ImportRefused(NO_LETTERS);
  if (lines.every(({ text }) => text.trim() === "")) throw new ImportRefused(`PDF’te soru bulunamadı. ${COPY_TEXT}.`);
}

/** A place for each figure; it is drawn only if a question takes it. */
const marks = ({ figures }: PdfText) =>
  new Map(
    figures.map(({ number }) => [number, { picture: { id: pictureId(number), alt: "" }, bytes: new Uint8Array() }]),
  );

type ToDraw = {
  readonly file: PdfFile;
  readonly text: PdfText;
  readonly pages: readonly PdfPage[];
  readonly watch: Watch;
};

/** Cuts out the figures that questions took. */
async function picturesOf(
  { questions }: RawSet,
  { file, text, pages, watch }: ToDraw,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const wanted = new Set(
    questions.flatMap(({ image, images = [] }) => [image, ...images]).flatMap((one) => one?.id ?? []),
  );
  let room: number = importLimits.fileBytesWithPictures / 2;
  for (const { number, page, box } of text.figures) {
    if (!wanted.has(pictureId(number)) || watch.isStopped() || pictures.size >= MOST_FIGURES || room <= 0) continue;
    const turns = pages.find((one) => one.page === page)?.turns ?? 0;
    const drawn = await file.piece(page, widened(box), { width: FIGURE_WIDTH, turns }).catch(() => undefined);
    if (!drawn) continue;
    const bytes = new Uint8Array(await drawn.arrayBuffer());
    room -= bytes.length;
    pictures.set(pictureId(number), bytes);
  }
  return pictures;
}

/** Leaves a little white around a figure. */
const widened = ({ left, top, right, bottom }: Box): Box => ({
  left: left - MARGIN,
  top: top - MARGIN,
  right: right + MARGIN,
  bottom: bottom + MARGIN,
});
const MARGIN = 3;

const CUT = "Şekli sayfadan kesildi. Kenarlarına bakın.";
const NOT_CUT = "Şekli alınamadı. Soru şekilsiz anlaşılıyor mu, bakın.";
const NO_FIGURE = "Metni bir şekilden söz ediyor, ama yanında şekil bulunamadı. Sayfadan kesebilirsiniz.";
const LOOK = "Altı çizili ve koyu yazılar düz yazıya döndü.";
const ROOT = "Kök işaretinin neyi içine aldığına bakın.";
const SCANNED = "Sayfa taranmış, harfleri resimden okunmuş: yanlış okunmuş harf olabilir. Sayfasıyla karşılaştırın.";
const FROM_RIGHT = "Sağdan sola yazılmış sözlerin sırasına bakın.";
const LETTERS = "Bir yeri, harflerini söylemeyen bir yazı tipiyle yazılmış. O yeri elle yazın.";

const SHOWN =
  /(?:şekil|şekl|şeklin|görsel|grafi[kğ]|tablo|harita|diyagram|çizelge|karikatür|fotoğraf|resim)(?:de|da|te|ta|e|a|le|ler|lar|in|ın|i|ı)/iu;

/** Part of a page that a picture covers if the page was scanned: its letters are a program's guess. */
const SCANNED_PART = 0.6;
const isScanned = ({ drawings, width, height }: PdfPage): boolean =>
  drawings.some(({ isPicture, left, top, right, bottom }) => {
    const across = Math.min(right, width) - Math.max(left, 0);
    const down = Math.min(bottom, height) - Math.max(top, 0);
    return isPicture && across > 0 && down > 0 && across * down >= width * height * SCANNED_PART;
  });

/** Doubts what a PDF does not tell, and refuses what it does not spell. */
function doubted(
  question: RawQuestion,
  pictures: ReadonlyMap<string, Uint8Array>,
  scanned: ReadonlySet<number>,
): RawQuestion {
  const { image, images, ...rest } = question;
  const isThere = (one: { readonly id: string } | undefined | null) => (one ? pictures.has(one.id) : false);
  const named = [image, ...(images ?? [])].filter((one) => one !== undefined && one !== null);
  const words = [question.text, ...question.options].join("\n");
  const doubts = [
    ...(named.some(isThere) ? [CUT] : []),
    ...(named.some((one) => !isThere(one)) ? [NOT_CUT] : []),
    ...(named.length === 0 && SHOWN.test(question.text) ? [NO_FIGURE] : []),
    ...(/altı(?:nın)? çizil|koyu (?:yaz|renk)|kalın yaz|italik|eğik yaz/iu.test(question.text) ? [LOOK] : []),
    ...(words.includes("√") ? [ROOT] : []),
    ...(question.source?.pieces?.some(({ page }) => scanned.has(page)) ? [SCANNED] : []),
    ...(/[\u0590-\u08ff]/u.test(words) ? [FROM_RIGHT] : []),
  ];
  const isUnknown = JSON.stringify([words, question.explanation, question.written]).includes(UNKNOWN);
  return {
    ...rest,
    ...(isThere(image) && { image }),
    ...(images?.some(isThere) && { images: images.map((one) => (isThere(one) ? one : undefined)) }),
    doubts: [...(question.doubts ?? []), ...doubts],
    ...(isUnknown && { refusal: LETTERS }),
  };
}
