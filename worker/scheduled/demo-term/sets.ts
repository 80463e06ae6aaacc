import type { TermRows, WholeSet } from "#db/demo-term";
import { house } from "#db/library/ready-sets";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** The demo teacher's sets: the two of the first start, and copies of ready sets as she has taken them from the library. */

/** `week`: the week of the term in which she took it. */
const copies = [
  { id: "demo-set-3", of: "fen-6-vucudumuz", week: 2 },
  { id: "demo-set-4", of: "fen-7-gunes-sistemi-karisimlar", week: 3 },
  { id: "demo-set-5", of: "fen-8-mevsimler-dna", week: 1 },
  { id: "demo-set-6", of: "biyoloji-9-hucre-canlilar", week: 4 },
] as const;
/** Has the drawing of a ramp, which she asks about in a question of her own. */
const withRamp = { id: "matematik-8-yeni-nesil", to: "demo-set-5" } as const;

/** Sets that have to be there before the term can be made. */
export const readySources: readonly string[] = [...copies.map(({ of }) => of), withRamp.id];
export const ownSources = ["demo-set-1", "demo-set-2"];

type Copied = Pick<TermRows, "sets" | "origins">;

/** Copies of the sets among `there`, as the teacher has them; `begin`: when the term began. */
export function copiedSets(there: ReadonlyMap<string, WholeSet>, ownerId: string, begin: number): Copied {
  const made = copies.flatMap(({ id, of, week }) => {
    const source = there.get(of);
    if (!source) return [];
    const takenAt = begin + week * WEEK + week * HOUR;
    const copy = copyOf(source, { id, ownerId, at: takenAt });
    const origin = {
      setId: id,
      place: 0,
      sourceId: of,
      title: source.set.title,
      author: "Bilye",
      authorId: house.id,
      copiedAt: takenAt,
    };
    return [{ set: id === withRamp.to ? withRampQuestion(copy, there.get(withRamp.id)) : copy, origin }];
  });
  return { sets: made.map(({ set }) => set), origins: made.map(({ origin }) => origin) };
}

type Own = { readonly id: string; readonly ownerId: string; readonly at: number };

const copyOf = ({ set, questions }: WholeSet, { id, ownerId, at }: Own): WholeSet => ({
  set: {
    ...set,
    id,
    ownerId,
    createdAt: at,
    updatedAt: at,
    visibility: "private",
    shareToken: null,
    showAuthor: false,
    showSchool: false,
    copies: 0,
    watched: false,
  },
  questions: questions.map((question, i) => ({
    ...question,
    id: `${id}-${i + 1}`,
    setId: id,
    createdAt: at,
    updatedAt: at,
  })),
});

function withRampQuestion(copy: WholeSet, source: WholeSet | undefined): WholeSet {
  const image = source?.questions.find(({ image }) => image?.alt.includes("rampa"))?.image;
  const last = copy.questions.at(-1);
  if (!image || !last) return copy;
  const position = copy.questions.length;
  const question = {
    ...last,
    id: `${copy.set.id}-${position + 1}`,
    position,
    kind: "choice",
    text: "Rampanın yüksekliği aynı kalıp boyu uzatılırsa yükü çıkarmak için gereken kuvvet nasıl değişir? (Sürtünme önemsiz)",
    options: { A: "Artar", B: "Azalır", C: "Değişmez", D: "Önce azalır, sonra artar" },
    correct: "B",
    fields: null,
    explanation: "Rampa bir eğik düzlemdir: kuvvet azalır ama alınan yol uzar, işten kazanç olmaz.",
    image,
  };
  const updatedAt = copy.set.createdAt + 7 * WEEK + 5 * HOUR;
  return { set: { ...copy.set, updatedAt }, questions: [...copy.questions, question] };
}
