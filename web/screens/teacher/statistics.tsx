import { Suspense, use } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { GameStatistics } from "#protocol/http/statistics";
import { ApiError } from "../../lib/api-error";
import { nameOf } from "#question/name-of";
import { reportKinds } from "../../kinds/report";
import { games } from "../../lib/game-api";
import { settled, unawaited } from "../../lib/settled";
import { labelled } from "../../lib/words";
import { Block } from "../../parts/block";
import { PageHead } from "../../parts/page-head";
import { Bar } from "../../ui/skeleton";
import styles from "./statistics.module.css";
import { ReportView } from "./statistics/report-view";

/** What to repeat, and who needs help. */
export function loader({ params }: LoaderFunctionArgs) {
  const code = params["code"] ?? "";
  return { ...unawaited({ report: withKinds(code) }), code };
}

async function withKinds(code: string): Promise<GameStatistics> {
  const report = await games.statistics(code);
  await reportKinds.load(report.questions.map(nameOf));
  return report;
}

export function Component() {
  const { code, report } = useLoaderData<typeof loader>();
  return (
    // Another game is another report: nothing of the last one stays.
    <div key={code}>
      <PageHead
        crumb={<Link to="/teacher/games">Oyunlar</Link>}
        title={
          <Suspense fallback={PLAIN}>
            <Title of={report} />
          </Suspense>
        }
      />
      <div className={styles.body}>
        <Block value={report} failure="Rapor yüklenemedi." skeleton={bars}>
          {(statistics) => <ReportView report={statistics} refreshed={report} />}
        </Block>
      </div>
    </div>
  );
}

const PLAIN = "Oyun raporu";

/** The heading itself stays where it is while its text is on the way, and with it the focus. */
function Title({ of }: { readonly of: Promise<GameStatistics> }) {
  const outcome = use(settled(of));
  if (outcome.ok) return labelled(outcome.value.game);
  // Nobody's or somebody else's: the page for addresses that lead nowhere.
  if (outcome.error instanceof ApiError && outcome.error.status === 404) throw outcome.error;
  return PLAIN;
}

const bars = (
  <>
    <Bar width={40} />
    <Bar shape="box" />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </>
);
