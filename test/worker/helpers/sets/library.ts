import type { LibraryReply, ReviewListReply, SharedSetReply } from "#protocol/http/replies/library";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { Sharing, SharingReply } from "#protocol/http/replies/sharing";
import { anAccount } from "../accounts/accounts";
import { call, type Refusal } from "../http";
import { aPerson } from "../accounts/people";
import { aWrittenQuestion } from "../../../builders/questions";

type Person = { readonly id: string; readonly token: string };

export const licence = "CC BY 4.0";
export const inPublic = { visibility: "public", subject: "fen", grade: 7, licence };

/** A question of each kind; `SIR` stands in every field that must be secret before a game, and nowhere else. */
export const everyKind = (picture: string) => [
  aWrittenQuestion({ question_text: "Seçmeli soru", explanation: "SIR1" }),
  aWrittenQuestion({ kind: "multi", question_text: "Çok seçmeli", correct_option: "AC", explanation: "SIR2" }),
  { kind: "typed", question_text: "Yazılan", accepted: ["SIR3"], explanation: "SIR3" },
  { kind: "number", question_text: "Sayılı", value: 86_868, tolerance: 3, unit: "cm", explanation: "SIR4" },
  { kind: "order", question_text: "Sıralı", items: ["ilk", "sonra", "daha sonra", "en son"], explanation: "SIR5" },
  {
    kind: "match",
    question_text: "Eşli",
    pairs: ["Fransa", "İtalya", "Japonya"].map((left, i) => ({ left, right: ["Paris", "Roma", "Tokyo"][i]! })),
    explanation: "SIR6",
  },
  {
    kind: "spot",
    question_text: "Resimli",
    image: { id: picture, alt: "Harita" },
    areas: [{ x: 868, y: 686, r: 68 }],
    places: [
      { name: "Van", x: 868, y: 690 },
      { name: "Ege", x: 100, y: 500 },
    ],
    explanation: "SIR7",
  },
  { kind: "poll", question_text: "Anket", options: { A: "Evet", B: "Hayır" } },
  { kind: "cloud", question_text: "Bulut" },
];

export async function aSetOf(
  { token }: Person,
  title: string,
  questions: readonly object[] = [aWrittenQuestion()],
  fields = {},
) {
  const body = { title, questions, ...fields };
  const made = await call<QuestionSetReply>("POST", "/api/question-sets/import", { token, body });
  if (made.status !== 201) throw new Error(made.text);
  return made.json.question_set;
}

export const share = ({ token }: Person, setId: string, body: object = inPublic) =>
  call<SharingReply & Refusal>("PUT", `/api/question-sets/${setId}/sharing`, { token, body });

export async function shared(person: Person, setId: string, body: object = inPublic): Promise<Sharing> {
  const { status, text, json } = await share(person, setId, body);
  if (status !== 200) throw new Error(text);
  return json.sharing;
}

export const waiting = async (admin: Person, state = "pending", q = "") =>
  (
    await call<ReviewListReply>("GET", `/api/admin/library?state=${state}&q=${encodeURIComponent(q)}`, {
      token: admin.token,
    })
  ).json;

export async function editionOf(admin: Person, setId: string, state = "pending") {
  const row = (await waiting(admin, state)).items.find(({ set_id }) => set_id === setId);
  if (!row) throw new Error(`${setId} is not ${state}`);
  return row;
}

export const decide = async (admin: Person, id: string, decision = "list", reason = "Neden", edition_id?: string) =>
  call("POST", `/api/admin/library/${id}`, { token: admin.token, body: { decision, reason, edition_id } });

/** A set in the library, accepted by an administrator. */
export async function aListedSet(
  author: Person,
  title: string,
  { questions, fields = {}, as = {} }: { questions?: readonly object[]; fields?: object; as?: object } = {},
) {
  const admin = await anAccount("admin");
  const set = await aSetOf(author, title, questions, fields);
  await shared(author, set.id, { ...inPublic, ...as });
  const { id } = await editionOf(admin, set.id);
  const { status, text } = await decide(admin, id);
  if (status !== 200) throw new Error(text);
  return { ...set, edition: id, admin };
}

export const search = async (query: string, token?: string) =>
  (await call<LibraryReply>("GET", `/api/library?${query}`, { ...(token && { token }) })).json;
export const titles = async (query: string) => (await search(query)).items.map(({ title }) => title);

export const readListed = (id: string, token?: string) =>
  call<SharedSetReply & Refusal>("GET", `/api/library/${id}`, { ...(token && { token }) });
export const readLinked = (token: string, caller?: string) =>
  call<SharedSetReply & Refusal>("GET", `/api/shared/${token}`, { ...(caller && { token: caller }) });

export const copyListed = (id: string, { token }: Person, body: object = {}) =>
  call<QuestionSetReply & Refusal>("POST", `/api/library/${id}/copy`, { token, body });

export const report = ({ token }: Person, setId: string, text = "") =>
  call("POST", `/api/library/${setId}/report`, { token, body: { reason: "wrong", text } });

/** An author who is trusted because five of their sets are listed. */
export async function aTrustedAuthor() {
  const author = await aPerson("teacher");
  for (let i = 0; i < 5; i++) await aListedSet(author, `Güvenilir ${i}`);
  return author;
}
