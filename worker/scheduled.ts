import { sendDueMails } from "./services/sign-in/mail";
import { finishRemovals } from "./services/upkeep/class-removal";
import { addReadySets } from "./scheduled/ready-sets";
import { finishSweep, sweep } from "./services/upkeep/retention";
import { endGamesOfRejected, mendStuckGames } from "./scheduled/sweep-games";
import { closeHomeworkOfRejected, mendOverdueHomework } from "./scheduled/sweep-homework";
import { logLine } from "./shared/log-line";

/** What the clock asks for; the crons stand in wrangler.toml. Every job may run twice and be cut off. */
const jobs: Readonly<Record<string, readonly ((env: Env) => Promise<void>)[]>> = {
  "20 0 * * *": [(env) => sweep(env, Date.now())],
  "*/10 * * * *": [
    sendDueMails,
    mendStuckGames,
    endGamesOfRejected,
    mendOverdueHomework,
    closeHomeworkOfRejected,
    finishRemovals,
    finishSweep,
    (env) => addReadySets(env),
  ],
};

/** One failing job does not keep the others from running; the run as a whole fails then, so that somebody sees it. */
export async function scheduled({ cron }: { cron: string }, env: Env): Promise<void> {
  const asked = jobs[cron];
  if (!asked) logLine("error", "cron_unknown", { cron });
  const results = await Promise.allSettled((asked ?? []).map((job) => job(env)));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  for (const failure of failures) {
    logLine("error", "job_failed", { cron, error: failure });
  }
  if (failures.length > 0) throw new AggregateError(failures, `cron ${cron}`);
}
