import { aBrowser } from "./kit/browser/browser.ts";
import { traced } from "./kit/browser/trace.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct, type Server } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";
import { productTarget, type Room } from "./kit/targets.ts";

/** `npm run bench -- board`: a slow board while a whole school joins at once. Long tasks on it look like freezing. */
const JOINS = 300;
const WITHIN_MS = 2_000;
const CPU_SLOWER = 6;
const RUNS = 3;
const LONGEST_MS = 100;

export async function aBoardWhileAllJoin(): Promise<boolean> {
  const product = await startProduct();
  const browser = await aBrowser();
  try {
    const target = await productTarget(product);
    const longest: number[] = [];
    const frozen: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const room = await target.open(1);
      const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: "tr-TR" });
      const page = await context.newPage();
      await page.addInitScript((token) => localStorage.setItem("bilye.token", token), tokenOf(room));
      await page.goto(`http://localhost:${product.port}/teacher/games/${room.code}/host`);
      await page.getByText("İlk bilyeyi bekliyoruz").waitFor();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
      const stop = await traced(session);
      await joinAll(product, room);
      await page.getByText(String(JOINS), { exact: true }).waitFor();
      // Wait until the work caused by the last list is over too.
      await page.waitForTimeout(1_500);
      const tasks = (await stop()).tasksOf("page").map(({ ms }) => ms);
      longest.push(Math.max(0, ...tasks));
      frozen.push(tasks.filter((ms) => ms > LONGEST_MS).length);
      await context.close();
    }
    const worst = quantile(longest, 0.5);
    process.stdout.write(
      `${JOINS} joins within ${WITHIN_MS / 1000} s, CPU ÷ ${CPU_SLOWER}, median of ${RUNS}; ${thisMachine()}\n\n${table(
        ["", "measured", "budget"],
        [
          [
            "longest task of the board, ms",
            `${format(worst, 0)} ${worst <= LONGEST_MS ? "✓" : "✗"}`,
            `≤ ${LONGEST_MS}`,
          ],
          [`tasks over ${LONGEST_MS} ms`, format(quantile(frozen, 0.5), 0), ""],
        ],
      )}`,
    );
    return worst <= LONGEST_MS;
  } finally {
    await browser.close();
    await product.stop();
  }
}

const tokenOf = ({ hostPath }: Room) => new URLSearchParams(hostPath.split("?")[1]).get("token")!;

async function joinAll({ port }: Server, { code }: Room) {
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: JOINS }, async (_, i) => {
      const at = begun + (i * WITHIN_MS) / JOINS;
      await new Promise((done) => void setTimeout(done, Math.max(0, at - performance.now())));
      const reply = await fetch(`http://localhost:${port}/api/game/join`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game_code: code, nickname: `Öğrenci ${i + 1}` }),
      });
      if (!reply.ok) throw new Error(`join ${i}: ${reply.status} ${await reply.text()}`);
    }),
  );
}
