import { number } from "#shared/numbers";
import { limits } from "#shared/limits";
import { scoring, wrong_costs } from "./scoring";
import { setting } from "./setting";
import { firstCounts, hasClock, onPhones, withoutPhones } from "./situations";

const onOff = { oneOf: [true, false] } as const;
const openOrClosed = (isOn: boolean): string => (isOn ? "Açık" : "Kapalı");

const factorWords = { 1: "normal", 1.5: "1,5 katı", 2: "2 katı" };

const { teams } = limits;
export const teamCount = `${teams.min} ile ${teams.max} arasında takım olmalı.`;

export const cardsNeedClass = "Kartla oynamak için bir sınıf gerekir.";

/** All settings of a game, in the order in which its replies list them. */
export const gameSettings = {
  scoring,
  wrong_costs,
  late_join: setting({
    values: onOff,
    usual: true,
    applies: onPhones,
    row: "other",
    label: "Sonradan katılınabilsin",
    words: openOrClosed,
  }),
  verdict: setting({
    values: { oneOf: ["at_close", "instant"] },
    usual: "at_close",
    applies: firstCounts,
    otherwise: "at_close",
    row: "other",
    label: "Sonuç",
    words: { at_close: "Süre bitince", instant: "Cevap verince" },
    short: { at_close: "sonuç süre bitince", instant: "sonuç cevap verince" },
    asks: {
      question: "Öğrenci sonucunu ne zaman görsün?",
      hint: { at_close: null, instant: "Sonucu erken gören öğrenci, cevabı yanındakine söyleyebilir." },
    },
  }),
  /** Until the bell another answer replaces the earlier one. */
  answers_change: setting({
    values: onOff,
    usual: false,
    absent: false,
    applies: onPhones,
    row: "points",
    label: "Cevap değiştirilebilsin",
    words: (isOn) => (isOn ? "Açık" : null),
    short: (isOn) => (isOn ? "cevap değişebilir" : null),
    asks: {
      hint: (_, situation) =>
        `${hasClock(situation) ? "Süre bitene" : "Siz bitirene"} kadar son cevap sayılır; soru herkes cevaplayınca kapanmaz.`,
    },
  }),
  generated_names: setting({
    values: onOff,
    usual: false,
    applies: (situation) => onPhones(situation) && situation.identity !== "roster",
    otherwise: false,
    row: "other",
    label: "Takma adları Bilye versin",
    words: openOrClosed,
    asks: { hint: () => "Meraklı Kirpi gibi; kimse kendi adını yazmaz." },
  }),
  shuffle_questions: setting({
    values: onOff,
    usual: false,
    row: "other",
    label: "Soruları karıştır",
    words: openOrClosed,
    short: (isOn) => (isOn ? "sorular karışık" : "sorular sırayla"),
  }),
  shuffle_options: setting({
    values: onOff,
    usual: false,
    row: "other",
    label: "Şıkları karıştır",
    words: openOrClosed,
    short: (isOn) => (isOn ? "şıklar karışık" : null),
  }),
  time_factor: setting({
    values: { oneOf: [1, 1.5, 2] },
    usual: 1,
    applies: hasClock,
    row: "points",
    label: "Süre",
    words: { 1: "Sorudaki kadar", 1.5: "Süre ×1,5", 2: "Süre ×2" },
    short: (factor, situation) => {
      if (onPhones(situation)) return `${factorWords[factor!]} süre`;
      return factor === 1 ? "sorudaki süre" : `sorudaki sürenin ${factorWords[factor!]}`;
    },
    asks: {
      question: "Sorudaki süre",
      options: [
        [1, "Normal"],
        [1.5, "1,5 katı"],
        [2, "2 katı"],
      ],
    },
  }),
  show_leaderboard: setting({
    values: onOff,
    usual: true,
    applies: (situation) => onPhones(situation) && situation.standing !== "end",
    row: "flow",
    label: "Puan durumu telefonda da görünsün",
    words: openOrClosed,
  }),
  reading_seconds: setting({
    values: limits.readingSeconds,
    usual: 0,
    row: "other",
    label: "Okuma süresi",
    words: (seconds) => (seconds === 0 ? "Yok" : `${seconds} sn`),
    asks: {
      hint: (seconds, game) =>
        seconds || !onPhones(game) ? "Şıklar bu süre dolunca görünür." : "Yavaş ağda soru 2 sn geç görünebilir.",
      options: [
        [0, "Yok"],
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seconds) => [seconds, `${seconds} saniye`] as const),
      ],
    },
  }),
  auto_advance_seconds: setting({
    values: { ...limits.autoAdvanceSeconds, orZero: true },
    usual: 0,
    row: "other",
    label: "Sıradaki soruya geçiş",
    words: (seconds) => (seconds === 0 ? "Siz geçersiniz" : `${seconds} sn sonra`),
    asks: {
      hint: () => "Cevap gösterildikten sonra.",
      options: [
        [0, "Ben geçerim"],
        ...[5, 10, 15, 20, 30].map((seconds) => [seconds, `${seconds} saniye sonra`] as const),
      ],
    },
  }),
  /** Way that answers reach the game: by the pupils' phones, by cards that a camera reads, or by the teacher's hand on the board. */
  answers: setting({
    values: { oneOf: ["phones", "cards", "board"] },
    usual: "phones",
    absent: "phones",
    label: "Nasıl cevap verilir",
    // The head of the game's page says it.
    words: { phones: null, cards: null, board: null },
  }),
  /** With `none` questions run until they are ended. */
  clock: setting({
    values: { oneOf: ["question", "none"] },
    usual: (answers) => (answers === "phones" ? "question" : "none"),
    absent: "question",
    row: "points",
    label: "Süre",
    words: { question: null, none: "Süresiz, siz bitirirsiniz" },
    short: (clock, situation) => {
      if (clock !== "none") return null;
      if (firstCounts(situation)) return situation.scoring === "net" ? "süresiz" : "süresiz, her doğru cevap tam puan";
      return "süresiz, siz bitirirsiniz";
    },
    asks: {
      question: "Süresiz oynansın",
      on: "none",
      hint: (_, situation) => {
        if (!firstCounts(situation)) return "Soruyu siz bitirirsiniz.";
        const ends = "Soru herkes cevaplayınca ya da siz bitirince kapanır";
        return situation.scoring === "net" ? `${ends}.` : `${ends}; her doğru cevap tam puan alır.`;
      },
    },
  }),
  class_id: setting({
    values: { id: true },
    usual: null,
    absent: null,
    fault: (id, { answers, identity }) => {
      if (id) return null;
      if (answers === "cards") return cardsNeedClass;
      return answers === "phones" && identity === "roster" ? "Numarayla girmek için bir sınıf gerekir." : null;
    },
    label: "Sınıf",
    words: () => null,
  }),
  /** With `roster` players join with their number in the class instead of a nickname. */
  identity: setting({
    values: { oneOf: ["nickname", "roster"] },
    usual: "nickname",
    absent: "nickname",
    applies: (situation) => onPhones(situation) && !!situation.class_id,
    row: "class",
    label: "Öğrenciler nasıl girer",
    words: { nickname: "Takma adla", roster: "Numarayla" },
    asks: {
      question: "Öğrenciler nasıl girsin?",
      hint: () =>
        "Numarayla girilince sonuçlar gelişim tablosuna yazılır. Adlar telefonlara gönderilmez; öğrenci yalnız kendi kısa adını görür.",
      options: [
        ["roster", "Numarayla girsin"],
        ["nickname", "Takma adla girsin"],
      ],
    },
  }),
  /** On the board the teams are the players; on phones each player belongs to one. */
  teams: setting({
    values: { teams: true },
    usual: null,
    absent: null,
    fault: (chosen, { answers }) => {
      if (answers === "cards" && chosen) return "Kartla oynanan oyunda takım kurulmaz.";
      return answers === "board" && !chosen ? teamCount : null;
    },
    stored: (chosen, { answers }) => (answers === "phones" ? chosen : { names: chosen.names }),
    label: "Takımlar",
    words: ({ names }) => names.join(", "),
  }),
  /** Without phones a question ends by itself once everybody's answer is in. */
  auto_close: setting({
    values: onOff,
    usual: false,
    absent: false,
    applies: withoutPhones,
    row: "other",
    label: "Cevaplar tamam olunca soru kapansın",
    words: openOrClosed,
    short: (isOn) => (isOn ? "cevaplar tamam olunca soru kapanır" : null),
    asks: { hint: () => "Kapalıyken siz kapatırsınız; o zamana kadar cevap değişebilir." },
  }),
  /** After an answer the phone asks how sure its player is. */
  confidence: setting({
    values: onOff,
    usual: false,
    absent: false,
    applies: onPhones,
    row: "other",
    label: "Ne kadar emin olduklarını sor",
    words: (isOn) => (isOn ? "Açık" : null),
    short: (isOn) => (isOn ? "eminlik sorulur" : null),
    asks: {
      hint: () =>
        "Cevapla birlikte: Tahmin ettim, Sanırım, Eminim. Puan değişmez; raporda “emin ama yanlış” ayrı görünür.",
    },
  }),
  /** Phones may send reactions between questions. */
  reactions: setting({
    values: onOff,
    usual: true,
    absent: true,
    applies: onPhones,
    row: "other",
    label: "Soru aralarında bilye yuvarlayabilsinler",
    words: (areOn) => (areOn ? null : "Kapalı"),
    short: (areOn) => (areOn ? null : "tepkiler kapalı"),
    asks: { hint: () => "Beş bilyeden biri, yazısız; tahtada yuvarlanır, kimin yolladığı görünmez." },
  }),
  /** Maximum number of players. */
  capacity: setting({
    values: { min: 1, max: limits.capacity.most },
    usual: limits.capacity.usual,
    absent: limits.capacity.usual,
    row: "other",
    forgotten: true,
    label: "En çok oyuncu",
    words: (players) => (players === limits.capacity.usual ? null : number(players)),
    short: (players) => (players === limits.capacity.usual ? null : `en çok ${number(players!)} kişi`),
  }),
  /** With `end` the standing is shown only at the end; before that if the host asks for it. */
  standing: setting({
    values: { oneOf: ["end"] },
    usual: null,
    absent: null,
    row: "flow",
    label: "Puan durumu",
    words: { end: "Yalnız sonda" },
    short: (when) => (when === "end" ? "puan durumu yalnız sonda" : "puan durumu her sorudan sonra"),
    asks: {
      hint: (when) =>
        when === "end" ? "Cevaptan sonra sıradaki soru gelir. Dilerseniz menüden yine gösterirsiniz." : null,
      options: [
        [null, "Her sorudan sonra"],
        ["end", "Yalnız sonda"],
      ],
    },
  }),
};
