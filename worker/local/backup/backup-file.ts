import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/**
 * File of a backup: gzipped lines of JSON. The first says which migrations the tables had, the last how many lines there are and
 * their hash; between them is one line for each row and each picture.
 */
export type Head = { readonly bilye_backup: 1; readonly at: string; readonly migrations: readonly string[] };
export type Part =
  | { readonly table: string; readonly row: Readonly<Record<string, unknown>> }
  | { readonly picture: string; readonly body: string; readonly type: string; readonly own: Record<string, string> };
type Tail = { readonly lines: number; readonly sha256: string };

/** Says in one sentence why a backup cannot be made or restored. */
export class BackupFault extends Error {}

const damaged = () => new BackupFault("Yedek dosyası bozuk ya da yarım; hiçbir şey geri yüklenmedi.");

/** Writes the whole file or none: it gets its name when it is complete. */
export async function writeBackup(file: string, head: Head, parts: AsyncIterable<Part>): Promise<void> {
  const unfinished = `${file}.yarim`;
  try {
    await pipeline(Readable.from(linesOf(head, parts)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Only codes of the system match; a database's faults have others or none.
    if (!/^E[A-Z0-9]+$/.test(code ?? "")) throw error;
    const why = code === "ENOSPC" ? "diskte yer yok" : `klasör yok ya da yazılamıyor (${code})`;
    throw new BackupFault(`Yedek alınamadı, "${file}": ${why}.`);
  }
}

async function* linesOf(head: Head, parts: AsyncIterable<Part>) {
  const hash = createHash("sha256");
  let lines = 0;
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    lines += 1;
    return text;
  };
  yield line(head);
  for await (const part of parts) yield line(part);
  yield `${JSON.stringify({ lines, sha256: hash.digest("hex") } satisfies Tail)}\n`;
}

/** Reads the whole file once, so that nothing is restored from a damaged one. */
export async function checkedHead(file: string): Promise<Head> {
  const hash = createHash("sha256");
  let [first, last, lines] = ["", "", 0];
  for await (const line of readLines(file)) {
    if (lines > 0) hash.update(`${last}\n`);
    if (lines === 0) first = line;
    last = line;
    lines += 1;
  }
  const head = parsed<Head>(first);
  if (head?.bilye_backup !== 1) throw new BackupFault("Bu dosya bir Bilye yedeği değil.");
  const tail = parsed<Tail>(last);
  if (tail?.lines !== lines - 1 || tail.sha256 !== hash.digest("hex")) throw damaged();
  return head;
}

/** The rows and pictures of a file that has been checked. */
export async function* partsIn(file: string): AsyncGenerator<Part> {
  let number = 0;
  for await (const line of readLines(file)) {
    const part = JSON.parse(line) as Part | Tail;
    if (number > 0 && !("sha256" in part)) yield part;
    number += 1;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(file)
    .once("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  const failed = new Promise<never>((_, reject) => unpacked.once("error", reject));
  failed.catch(() => {});
  try {
    // Node's own reader of lines ends them at U+2028 too, which answers and questions may hold.
    const parts = unpacked.setEncoding("utf8")[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
    let begun = "";
    for (;;) {
      const next = await Promise.race([parts.next(), failed]);
      if (next.done) break;
      const lines = next.value.split("\n");
      lines[0] = begun + lines[0]!;
      begun = lines.pop()!;
      yield* lines;
    }
    if (begun !== "") yield begun;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new BackupFault(`Yedek dosyası bulunamadı: ${file}`);
    throw damaged();
  }
}

function parsed<T>(line: string): T | null {
  try {
    return JSON.parse(line) as T;
  } catch {
    return null;
  }
}
