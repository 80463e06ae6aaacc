import { searchKey } from "#shared/fold";
import { hashPassword } from "#auth/passwords";
import { demoSets } from "./demo-sets.ts";

/** Public password: it opens accounts only while no other machine can call. */
export const demoPassword = "bilye-demo-2026";
export const demoPeople = [
  { id: "demo-yonetici", role: "admin", email: "yonetici@ornek.test", name: "Deniz Aydın", school: "" },
  {
    id: "demo-ogretmen",
    role: "teacher",
    email: "ogretmen@ornek.test",
    name: "Elif Yıldırım",
    school: "Atatürk Ortaokulu",
  },
  { id: "demo-ogrenci", role: "student", email: "ogrenci@ornek.test", name: "Çınar Kaya", school: "" },
] as const;

type Row = { sql: string; values: (string | number | null)[] };

const TERM_MS = 70 * 86_400_000;

/**
 * Three accounts and two question sets for the first start of a local run. A deployment has none of them. `isSmall`: nobody
 * wants the term that the Worker makes once it runs (`worker/scheduled/demo-term`), nor the outcomes that its reports go by.
 */
export async function demoData(now: number, isSmall: boolean): Promise<Row[]> {
  const rows: Row[] = isSmall ? [] : [insert("job_cursors", { job: "demo_term", at: now, id: "wanted" })];
  const since = isSmall ? now : now - TERM_MS;
  for (const { id, role, email, name, school } of demoPeople) {
    rows.push(
      insert("users", {
        id,
        role,
        email,
        name,
        school,
        search_key: searchKey(`${name} ${email} ${school}`),
        approval: "approved",
        password_hash: await hashPassword(demoPassword),
        verified_at: since,
        created_at: since,
      }),
    );
  }
  for (const [s, { title, description, subject, grade, questions }] of demoSets.entries()) {
    const setId = `demo-set-${s + 1}`;
    const setAt = since - (s + 1) * 60_000;
    rows.push(
      insert("question_sets", {
        id: setId,
        owner_id: "demo-ogretmen",
        title,
        title_key: searchKey(title),
        description,
        created_at: setAt,
        updated_at: setAt,
        ...(!isSmall && { subject, grade }),
      }),
    );
    for (const [q, [text, right, wrong, explanation, outcome]] of questions.entries()) {
      const place = (q * 3 + s) % 4; // each letter is the right one two or three times
      const options = wrong.toSpliced(place, 0, right);
      rows.push(
        insert("questions", {
          id: `${setId}-${q + 1}`,
          set_id: setId,
          position: q,
          text,
          options: JSON.stringify(Object.fromEntries(options.map((option, i) => ["ABCD"[i], option]))),
          correct: "ABCD"[place]!,
          time_limit: 30,
          points: 1,
          explanation,
          created_at: setAt,
          updated_at: setAt,
          ...(!isSmall && { outcome }),
        }),
      );
    }
  }
  return rows;
}

function insert(table: string, columns: Record<string, string | number | null>): Row {
  const names = Object.keys(columns);
  return {
    sql: `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    values: Object.values(columns),
  };
}
