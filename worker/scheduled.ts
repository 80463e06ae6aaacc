import { database } from "./db/database";
import { boundedBucket } from "./db/bounded-bucket";
import { keepUsage } from "./db/usage";
import { sendDueMails } from "./services/sign-in/mail";
import { finishRemovals } from "./services/upkeep/class-removal";
import { addReadySets } from "./scheduled/ready-sets";
import { finishSweep, sweep } from "./services/upkeep/retention";
import { endRestingGames, mendStuckGames } from "./scheduled/sweep-games";
import { mendOverdueHomework, settleHomeworkLeft, tellOwedJoins } from "./scheduled/sweep-homework";
import { sendWaitingMails } from "./services/waiting-mails";
import { logLine } from "./shared/log-line";

/**
 * Jobs by cron expression; the crons are listed in wrangler.toml. The local run rings `demo` too. Every job may run twice or be
 * cut off.
 */
const jobs: Readonly<Record<string, readonly ((env: Env) => Promise<void>)[]>> = {
  "20 0 * * *": [(env) => sweep(env, Date.now())],
  "*/10 * * * *": [
    sendDueMails,
    (env) => sendWaitingMails(env),
    mendStuckGames,
    endRestingGames,
    mendOverdueHomework,
    settleHomeworkLeft,
    tellOwedJoins,
    finishRemovals,
    finishSweep,
    (env) => addReadySets(env),
    (env) => keepUsage(database(env.DB), Date.now()),
  ],
  demo: [async (env) => (await import("./scheduled/demo-term/demo-term")).makeDemoTerm(env)],
};

/** Runs every job even if one fails. The run as a whole then fails, so that somebody notices. */
export async function scheduled({ cron }: { cron: string }, env: Env): Promise<void> {
  const asked = jobs[cron];
  if (!asked) logLine("error", "cron_unknown", { cron });
  const bounded = { ...env, MEDIA: boundedBucket(env.MEDIA) };
  const results = await Promise.allSettled((asked ?? []).map((job) => job(bounded)));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  for (const failure of failures) {
    logLine("error", "job_failed", { cron, error: failure });
  }
  if (failures.length > 0) throw new AggregateError(failures, `cron ${cron}`);
}
