import { playGame, type Figures, type Target } from "./play.ts";
import { startFloor, startProduct } from "./servers.ts";

/**
 * `npm run bench`: whole games over real sockets, and in the same run a bare room that only broadcasts (the floor).
 * Absolute times belong to this machine and this hour; the ratios carry over. `npm run bench -- 200 1000` chooses sizes.
 */
const QUESTIONS = 5;
const chosen = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const sizes = chosen.length > 0 ? chosen : [10, 50, 200, 1000, 2000, 5000];

const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
const floor = await startFloor();
const targets = { product: await productTarget(), floor: floorTarget() };

const rows: { players: number; product: Figures; floor: Figures }[] = [];
try {
  await playGame(targets.floor, 20, 2);
  await playGame(targets.product, 20, 2);
  for (const players of sizes) {
    const questions = players > 1000 ? 3 : QUESTIONS;
    rows.push({
      players,
      floor: await playGame(targets.floor, players, questions),
      product: await playGame(targets.product, players, questions),
    });
    process.stderr.write(`${players} players done\n`);
  }
} finally {
  await product.stop();
  await floor.stop();
}
print();
process.exit(rows.some(({ product: { faults } }) => faults > 0) ? 1 : 0);

async function productTarget(): Promise<Target> {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`http://localhost:${product.port}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, never>;
  };
  const { token } = (await call("POST", "/auth/login", {
    email: "ogretmen@ornek.test",
    password: "bilye-demo-2026",
  })) as unknown as { token: string };
  return {
    server: product,
    async open(questions) {
      const { question_set } = (await call(
        "POST",
        "/question-sets/import",
        {
          title: "Ölçüm",
          questions: Array.from({ length: questions }, (_, i) => ({
            question_text: `${i + 1}. Türkiye’nin en yüksek dağı aşağıdakilerden hangisidir?`.padEnd(80, "."),
            options: { A: "Ağrı Dağı", B: "Erciyes Dağı", C: "Uludağ", D: "Süphan Dağı" },
            correct_option: "ABCD"[i % 4],
            time_limit: 300,
          })),
        },
        token,
      )) as unknown as { question_set: { id: string } };
      const { game } = (await call("POST", "/game", { question_set_id: question_set.id }, token)) as unknown as {
        game: { game_code: string };
      };
      return {
        code: game.game_code,
        hostPath: `/ws?code=${game.game_code}&token=${token}`,
        playerPath: `/ws?code=${game.game_code}`,
        isScored: true,
      };
    },
  };
}

function floorTarget(): Target {
  return {
    server: floor,
    open: () => {
      const room = crypto.randomUUID();
      return Promise.resolve({
        code: "100000",
        hostPath: `/?role=host&room=${room}`,
        playerPath: `/?role=player&room=${room}`,
        isScored: false,
      });
    },
  };
}

function print() {
  const columns: [name: string, of: (figures: Figures) => number, digits: number][] = [
    ["join all ms", (f) => f.joinAllMs, 0],
    ["question p50 ms", (f) => f.fanOutP50, 1],
    ["question p99 ms", (f) => f.fanOutP99, 1],
    ["ack p50 ms", (f) => f.ackP50, 1],
    ["ack p99 ms", (f) => f.ackP99, 1],
    ["answers/s", (f) => f.answersPerSecond, 0],
    ["herd → all have end ms", (f) => f.lastAnswerToEndMs, 0],
    ["bytes/player/question", (f) => f.bytesPerPlayerQuestion, 0],
    ["frames/player/question", (f) => f.framesPerPlayerQuestion, 1],
    ["server CPU s", (f) => f.cpuSeconds, 2],
    ["memory MB", (f) => f.megabytes, 0],
    ["faults", (f) => f.faults, 0],
  ];
  line(["players", ...columns.map(([name]) => name)]);
  line(["---", ...columns.map(() => "---:")]);
  for (const row of rows) {
    for (const name of ["floor", "product"] as const) {
      line([`${row.players} ${name}`, ...columns.map(([, of, digits]) => of(row[name]).toFixed(digits))]);
    }
    line([`${row.players} ratio`, ...columns.map(([, of]) => (of(row.product) / of(row.floor)).toFixed(2))]);
  }
}

function line(cells: string[]) {
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}
