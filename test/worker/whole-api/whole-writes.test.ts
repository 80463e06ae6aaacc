import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { addQuestion, aSet, readSet, texts } from "../helpers/sets/sets";

/** A write of several parts must happen as a whole: if the database refuses one part, nothing has changed. */
const teacher = await aPerson("teacher");
const { token } = teacher;

async function refusedAt(trigger: string, write: () => ReturnType<typeof call>) {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec(`CREATE TRIGGER in_the_middle ${trigger} BEGIN SELECT RAISE(ABORT, 'in the middle'); END`);
  try {
    expect((await write()).status).toBe(500);
  } finally {
    await env.DB.exec("DROP TRIGGER in_the_middle");
    quiet.mockRestore();
  }
}
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");

test("an import that breaks in the middle leaves no set and no question", async () => {
  const before = [await count("question_sets"), await count("questions")];
  const questions = Array.from({ length: 120 }, (_, i) => aWrittenQuestion({ question_text: `Soru ${i + 1}` }));
  await refusedAt("BEFORE INSERT ON questions WHEN NEW.position = 70", () =>
    call("POST", "/api/question-sets/import", { token, body: { title: "Yarım", questions } }),
  );
  expect([await count("question_sets"), await count("questions")]).toEqual(before);
});

test.each([
  ["its neighbours moved up", "BEFORE UPDATE OF position ON questions"],
  ["it was deleted", "BEFORE DELETE ON questions"],
  ["its set was stamped", "BEFORE UPDATE ON question_sets"],
])("a deletion that breaks when %s leaves the question where it was", async (_, trigger) => {
  const set = await aSet(token, { questions: 3 });
  const stored = await readSet(token, set.id);
  await refusedAt(trigger, () => call("DELETE", `/api/questions/${stored.questions[0]!.id}`, { token }));
  expect(await readSet(token, set.id)).toEqual(stored);
});

test.each([
  ["question", "BEFORE UPDATE ON question_sets"],
  ["order", "BEFORE UPDATE ON question_sets"],
])("a new %s whose set cannot be stamped is not there", async (what, trigger) => {
  const set = await aSet(token, { questions: 2 });
  const stored = await readSet(token, set.id);
  const ids = stored.questions.map(({ id }) => id).toReversed();
  await refusedAt(trigger, () =>
    what === "question"
      ? call("POST", "/api/questions", { token, body: { question_set_id: set.id, ...aWrittenQuestion(), position: 0 } })
      : call("PUT", `/api/question-sets/${set.id}`, { token, body: { question_ids: ids } }),
  );
  expect(await readSet(token, set.id)).toEqual(stored);
});

test("a person who cannot be deleted keeps sets, games, names and the audit log", async () => {
  const gone = await aPerson("teacher", { name: "Kalıcı Öğretmen" });
  const set = await aSet(gone.token, { questions: 1 });
  await addQuestion(gone.token, set.id, { question_text: "İkinci" });
  const before = await count("audit_log");
  const { deleteUser } = await import("#db/people/administration");
  const { database } = await import("#db/database");
  await env.DB.exec(`CREATE TRIGGER in_the_middle BEFORE DELETE ON users BEGIN SELECT RAISE(ABORT, 'no'); END`);
  try {
    await expect(deleteUser(database(env.DB), gone.id, gone)).rejects.toThrow(/SQLITE_CONSTRAINT/);
  } finally {
    await env.DB.exec("DROP TRIGGER in_the_middle");
  }
  expect(await count("audit_log")).toBe(before);
  expect(texts(await readSet(gone.token, set.id))).toEqual(["Soru 1", "İkinci"]);
});

test.each(["users", `users/${teacher.id}/stats`, "audit", "usage.csv"])(
  "an administrator's look at %s that cannot be recorded shows nothing",
  async (path) => {
    const admin = await aPerson("admin");
    await refusedAt("BEFORE INSERT ON audit_log", () => call("GET", `/api/admin/${path}`, { token: admin.token }));
  },
);
