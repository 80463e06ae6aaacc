import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quantile } from "../kit/figures.ts";
import { thisMachine } from "../kit/machine.ts";
import { startProduct, type Product } from "../kit/servers.ts";
import { format, table } from "../kit/table.ts";
import { choice, importSet, signedIn } from "../kit/targets.ts";

/**
 * `npm run bench -- homework`: 2,000 pupils answer 20 questions each, eight at a time; then the teacher's table, and the first
 * call after a restart.
 */
const PUPILS = 2_000;
const QUESTIONS = 20;
const AT_ONCE = 8;
const LOOKS = 15;
const most = { growth: 1.2, megabytes: 64, wakeMs: 300, tableMs: 200 };

type Pupil = { readonly session: string; readonly address: string };
type Sent = { readonly ms: number; readonly json: unknown };

export async function homeworkOfManyPupils(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-homework-"));
  let product = await startProduct({ stateDir });
  try {
    const token = await signedIn(product);
    const small = await given(product, token, 1);
    await joined(product, small.code, 0);
    const homework = await given(product, token, QUESTIONS);
    const before = product.usage();
    const pupils: Pupil[] = [];
    const joins: number[] = [];
    await inParallel(PUPILS, async (i) => {
      const { ms, pupil } = await joined(product, homework.code, i);
      pupils[i] = pupil;
      joins.push(ms);
    });
    const rounds: number[][] = [];
    for (let question = 0; question < QUESTIONS; question++) {
      const times: number[] = [];
      await inParallel(PUPILS, async (i) => {
        const body = { question_id: homework.questionIds[question]!, answer: "ABCD"[(i + question) % 4] };
        times.push((await send(product, "POST", `/${homework.code}/answer`, { pupil: pupils[i]!, body })).ms);
      });
      rounds.push(times);
    }
    const after = product.usage();
    const tables: number[] = [];
    const path = `/${homework.id}/pupils`;
    for (let i = 0; i < LOOKS; i++) tables.push((await send(product, "GET", path, { token })).ms);
    await product.stop();

    product = await startProduct({ stateDir });
    // Run the code of a homework once, in another homework, before measuring.
    await send(product, "GET", `/${small.code}`, {});
    await send(product, "GET", `/${small.code}`, {});
    const pupil = pupils[PUPILS - 1]!;
    const asleep = product.usage().megabytes;
    const woken = (await send(product, "GET", `/${homework.code}`, { pupil })).ms;
    const awake = (await send(product, "GET", `/${homework.code}`, { pupil })).ms;
    // Measure the memory that the homework holds, with the remains of its longest reply. A runtime under load would also grow
    // with every call.
    await send(product, "GET", path, { token });
    const megabytes = product.usage().megabytes - asleep;
    return print({ joins, rounds, tables, woken, awake, megabytes, cpuSeconds: after.cpuSeconds - before.cpuSeconds });
  } finally {
    await product.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function given(product: Product, token: string, questions: number) {
  const all = Array.from({ length: questions }, (_, i) => choice(i));
  const setId = await importSet(product, token, all);
  const body = { question_set_id: setId, due_at: Date.now() + 86_400_000 };
  const { json } = await send(product, "POST", "", { token, body });
  const { id, code } = (json as { homework: { id: string; code: string } }).homework;
  const answer = await fetch(`http://localhost:${product.port}/api/question-sets/${setId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { question_set } = (await answer.json()) as { question_set: { questions: { id: string }[] } };
  return { id, code, questionIds: question_set.questions.map((question) => question.id) };
}

async function joined(product: Product, code: string, i: number): Promise<{ ms: number; pupil: Pupil }> {
  const address = `127.0.${1 + (i % 200)}.1`;
  const { ms, json } = await send(product, "POST", `/${code}/join`, {
    address,
    body: { nickname: `Öğrenci ${i + 1}` },
  });
  return { ms, pupil: { session: (json as { session_id: string }).session_id, address } };
}

const agent = new Agent({ keepAlive: true });

type Asked = { readonly pupil?: Pupil; readonly token?: string; readonly address?: string; readonly body?: object };

function send(product: Product, method: string, path: string, { pupil, token, address, body }: Asked): Promise<Sent> {
  const startedAt = performance.now();
  return new Promise((done, fail) => {
    const call = request({
      host: "127.0.0.1",
      port: product.port,
      method,
      path: `/api/homework${path}`,
      agent,
      headers: {
        // Different addresses, because the limit for a network is not measured here.
        "cf-connecting-ip": pupil?.address ?? address ?? "127.0.0.1",
        ...(body && { "content-type": "application/json" }),
        ...(pupil && { "session-id": pupil.session }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    call.on("error", fail);
    call.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        const ms = performance.now() - startedAt;
        if (response.statusCode! >= 300) fail(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        else done({ ms, json: JSON.parse(text) as unknown });
      });
    });
    call.end(body && JSON.stringify(body));
  });
}

async function inParallel(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

type Figures = {
  readonly joins: readonly number[];
  readonly rounds: readonly (readonly number[])[];
  readonly tables: readonly number[];
  readonly woken: number;
  readonly awake: number;
  readonly megabytes: number;
  readonly cpuSeconds: number;
};

const middle = (times: readonly number[]): number => quantile(times, 0.5);

function print({ joins, rounds, tables, woken, awake, megabytes, cpuSeconds }: Figures): boolean {
  const [first, last] = [middle(rounds.slice(0, 3).flat()), middle(rounds.slice(-3).flat())];
  const tableMs = middle(tables);
  const judged = [
    ["answers, p50 of the last three questions ÷ first three", last / first, most.growth, 2],
    ["memory: the runtime after waking it and showing the table, MB more", megabytes, most.megabytes, 0],
    ["first call of a pupil after a restart, ms", woken, most.wakeMs, 0],
    ["the teacher's table, p50, ms", tableMs, most.tableMs, 0],
  ] as const;
  process.stdout.write(
    [
      `${PUPILS} pupils, ${QUESTIONS} questions, ${AT_ONCE} calls at once. ${thisMachine()}\n`,
      table(
        ["", "measured", "promised"],
        [
          ["joining, p50, ms", format(middle(joins), 1), ""],
          ["an answer, p50, first three questions, ms", format(first, 1), ""],
          ["an answer, p50, last three questions, ms", format(last, 1), ""],
          ["an answer, p99, all, ms", format(quantile(rounds.flat(), 0.99), 1), ""],
          ["processor, ms a call", format((1000 * cpuSeconds) / (PUPILS * (QUESTIONS + 1)), 2), ""],
          ["the second call after a restart, ms", format(awake, 1), ""],
          ...judged.map(([name, value, bound, digits]) => [
            name,
            format(value, digits),
            `≤ ${bound} ${value <= bound ? "✓" : "✗"}`,
          ]),
        ],
      ),
      "",
    ].join("\n"),
  );
  return judged.every(([, value, bound]) => value <= bound);
}
