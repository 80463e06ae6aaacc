import type { ProgressReply } from "#protocol/http/replies/classes";
import { classTotal, placesOfAccount, type Period } from "#db/classes/class-results";
import { classSumsOf, sumsElsewhere } from "#db/classes/played-sums";
import { workOfClasses } from "#db/classes/class-work";
import { classOutcomes, rateOf, studentsProgress, trendOf, type PlayedSums } from "#game/results/class-progress";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { knownNumbers, numbersOf, ownClass, studentIn } from "#services/classes/own-class";
import { refused } from "#services/request/refused";
import { studentExport } from "#services/classes/student-export";
import { studentProgress } from "#services/classes/student-progress";

/** The progress of a class and its students in the games they played; also for a student who has linked an account. */
export const classProgress = [
  route("GET /api/classes/mine", async (c, { reply }) => {
    const db = c.get("db");
    const places = await placesOfAccount(db, c.get("user").id);
    const ids = places.map(({ classId }) => classId);
    const work = await workOfClasses(db, ids, Date.now());
    const classes = places.map(
      ({ studentId, classId, className, teacher, number, schoolNo, name, games, lastPlayed, ...sums }) => {
        const homework = work.homework.filter((one) => one.classId === classId);
        const running = work.games.filter((one) => one.classId === classId);
        const rate = rateOf([[sums.questions, sums.credit]]);
        return {
          student_id: studentId,
          class_name: className,
          teacher,
          ...numbersOf({ number, schoolNo }),
          name,
          games,
          last_played: lastPlayed,
          ...rate,
          ...(homework.length > 0 && {
            homework: homework.map(({ code, title, dueAt }) => ({ code, title, due_at: dueAt })),
          }),
          ...(running.length > 0 && { running: running.map(({ code, title }) => ({ game_code: code, title })) }),
        };
      },
    );
    return reply({ classes });
  }),
  route("GET /api/classes/mine/:student", async (c, { query: period, reply }) => {
    const db = c.get("db");
    const places = await placesOfAccount(db, c.get("user").id);
    const place = places.find(({ studentId }) => studentId === c.req.param("student")) ?? refused("not_found");
    const student = { id: place.studentId, ...numbersOf(place), name: place.name };
    const found = { id: place.classId, name: place.className };
    const page = await studentProgress(c, found, student, { period, withClass: false });
    return reply(page);
  }),
  route("GET /api/classes/:id/progress", async (c, { query, reply }) => reply(await progress(c, query))),
  route("GET /api/classes/:id/students/:student", async (c, { query: period, reply }) => {
    const roll = await ownClass(c);
    const { id, name } = studentIn(c, roll);
    const student = { id, ...knownNumbers(roll, id), name };
    const page = await studentProgress(c, roll.class, student, { period, withClass: true });
    return reply(page);
  }),
  route("GET /api/classes/:id/students/:student/export", async (c) => {
    const roll = await ownClass(c);
    return studentExport(c, roll.class, studentIn(c, roll));
  }),
];

async function progress(c: AppContext, period: Period): Promise<ProgressReply> {
  const db = c.get("db");
  const classId = c.req.param("id") ?? "";
  const [roll, { games, rows }, elsewhere, earlier] = await Promise.all([
    ownClass(c),
    classSumsOf(db, classId, period),
    sumsElsewhere(db, classId, period),
    before(c, classId, period),
  ]);
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId);
  const { id, name, student_count, created_at, archived } = roll.class;
  return {
    class: { id, name, student_count, created_at, archived },
    total: {
      ...total(rows),
      trend: trendOf(games.map(({ id }) => sumOf(byGame.get(id) ?? []))),
      before: earlier,
    },
    games: games.map(({ id, code, title, label, mode, playedAt }) => {
      const of = byGame.get(id) ?? [];
      const students = of.filter(({ asked }) => asked > 0).length;
      const marked = { title, label, ...(mode === "homework" && { mode }) };
      return { game_code: code, ...marked, played_at: playedAt, students, ...total(of) };
    }),
    students: studentsProgress(roll.students, { games, rows }, elsewhere),
    outcomes: classOutcomes(games, rows),
  };
}

const total = (rows: readonly PlayedSums[]) => rateOf(rows.map(({ questions, credit }) => [questions, credit]));

function sumOf(rows: readonly PlayedSums[]): [number, number] {
  let [questions, credit] = [0, 0];
  for (const row of rows) [questions, credit] = [questions + row.questions, credit + row.credit];
  return [questions, credit];
}

/** The preceding period of the same length. */
async function before(c: AppContext, classId: string, { from, to = Date.now() }: Period) {
  if (from === undefined || to <= from) return null;
  return rateOf([await classTotal(c.get("db"), classId, { from: 2 * from - to, to: from - 1 })]);
}
