import { ImportRefused } from "../import/types";
import { BROKEN_XLS } from "./compound-file";
import { sheetsIn } from "./read-list";

type ListedPerson = { readonly name: string; readonly email: string };
type Outcome =
  | { readonly ok: true; readonly people: readonly ListedPerson[] }
  | { readonly ok: false; readonly message: string };

/**
 * Reads names and addresses from a file or pasted text, on this device. Columns may be in any order. A row without an address
 * counts from the first one with an address on, so that nobody is left out in silence; what stands above is a heading.
 */
export function peopleIn(source: Uint8Array | string): Outcome {
  try {
    const rows = sheetsIn(source).sheets.flatMap((sheet) => sheet.rows);
    const people = rows.map(({ cells }) => personIn(cells.length === 1 ? splitLine(cells[0]!) : cells));
    const first = people.findIndex(({ email }) => email !== "");
    if (first >= 0) return { ok: true, people: people.slice(first).filter(({ name, email }) => name + email !== "") };
    return { ok: false, message: "E-posta adresi bulunamadı." };
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : BROKEN_XLS };
  }
}

/** A line without columns: "Elif Yıldırım <elif@okul.k12.tr>". */
const splitLine = (line: string): string[] => {
  const [email] = /[^\s<>()";,]+@[^\s<>()";,]+/u.exec(line) ?? [];
  return email === undefined ? [line] : [line.replace(email, "").replaceAll(/[<>()";,]/gu, " "), email];
};

function personIn(cells: readonly string[]): ListedPerson {
  const email = cells.find((cell) => cell.includes("@")) ?? "";
  const words = cells.filter((cell) => cell !== email && /\p{L}/u.test(cell));
  return { name: words.slice(0, 2).join(" ").replaceAll(/\s+/gu, " ").trim(), email: email.trim() };
}
