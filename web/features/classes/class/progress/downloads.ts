import type { ProgressReply, Rate } from "#protocol/http/replies/classes";
import type { Period } from "#api/classes-api";
import { csv } from "#shared/csv";
import { fileName, saveFile } from "#browser/files/save-file";
import { saveXlsx } from "#browser/files/save-xlsx";
import { isoDay } from "#words/format";
import { columnsOf, type By } from "./columns";

/** The table as a file: rates as whole numbers, with the number of questions where the format has room. */

type Cell = string | number;

const change = (trend: number | null): Cell => (trend === null ? "" : Math.round(trend * 100));
const percent = ({ credit }: Rate): Cell => (credit === null ? "" : Math.round(credit * 100));

/** One row for the class and one for each student; empty cells for students who were absent. */
export function tableRows(reply: ProgressReply, by: By): Cell[][] {
  const columns = columnsOf(reply, by);
  const headings = columns.map(({ title, note }) =>
    note === null ? title : by === "outcomes" ? `${note} ${title}` : `${title}, ${note}`,
  );
  return [
    ["No", "Öğrenci", "Oyun", "Soru", "Genel %", "Değişim", ...headings],
    [
      "",
      "Sınıf",
      reply.games.length,
      reply.total.questions,
      percent(reply.total),
      change(reply.total.trend),
      ...columns.map(({ ofClass }) => percent(ofClass)),
    ],
    ...reply.students.map((student) => [
      student.number,
      student.name,
      student.games,
      student.questions,
      percent(student),
      change(student.trend),
      ...columns.map(({ of }) => {
        const rate = of(student);
        return rate ? percent(rate) : "";
      }),
    ]),
  ];
}

/** Number of questions behind each rate of the outcomes. */
export function questionRows(reply: ProgressReply): Cell[][] {
  const columns = columnsOf(reply, "outcomes");
  return [
    ["No", "Öğrenci", ...columns.map(({ key }) => key)],
    ["", "Sınıf", ...columns.map(({ ofClass }) => ofClass.questions)],
    ...reply.students.map((student) => [
      student.number,
      student.name,
      ...columns.map(({ of }) => of(student)?.questions ?? ""),
    ]),
  ];
}

/** Name with the days of the period, so that two periods of a class become two files. */
export function tableName(reply: ProgressReply, { from, to }: Period, now: number): string {
  const days = [from, to ?? now].filter((day) => day !== undefined).map(isoDay);
  return `${reply.class.name}, gelişim, ${days.join(" – ")}`;
}

/** Downloads the table as shown. */
export const downloadCsv = (reply: ProgressReply, name: string, by: By): void =>
  saveFile(fileName(name, "csv"), csv(tableRows(reply, by)), "text/csv;charset=utf-8");

const page = (title: string, rows: Cell[][]) => ({ name: title, rows, widths: [5, 28], frozenRows: 1 });

export const downloadXlsx = (reply: ProgressReply, name: string): Promise<void> =>
  saveXlsx(fileName(name, "xlsx"), [
    page("Kazanımlar", tableRows(reply, "outcomes")),
    page("Oyunlar", tableRows(reply, "games")),
    page("Soru sayıları", questionRows(reply)),
  ]);
