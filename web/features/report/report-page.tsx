import { Suspense, use } from "react";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { ApiError } from "#api/api-error";
import { nameOf } from "#question/name-of";
import { reportKinds } from "#kinds/report";
import { games, type ReportPageQuery } from "#api/game-api";
import { homework } from "#api/homework-api";
import { aMoment, toResult, deferred, type Result } from "#browser/to-result";
import { useKeepLastValue } from "#screens/use-keep-last-value";
import { labelled } from "#words/sentences";
import { useTabTitle } from "#screens/use-tab-title";
import { Block } from "#screens/page/block.tsx";
import { HomeworkHead } from "#features/homework/index";
import { PageHead } from "#screens/page/page-head.tsx";
import { missingGame, orMissing } from "#screens/page/missing.tsx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./report-page.module.css";
import { ReportedHomework } from "./reported-homework";
import { ReportView } from "./report-view";

/** Loads the report of a game by its code, or of homework by its id. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { code = "", id } = params;
  const page = pageIn(new URL(request.url).searchParams);
  const asked = id === undefined ? games.statistics(code, page) : homework.statistics(id, page);
  const calls = deferred({ report: withKinds(asked) });
  await aMoment(calls.report);
  return {
    ...calls,
    page: JSON.stringify(page),
    key: id ?? code,
    of: id === undefined ? null : await toResult(homework.get(id)),
    now: Date.now(),
  };
}

/** Page and filter of players in the address, for a large game or homework. */
function pageIn(params: URLSearchParams): ReportPageQuery {
  const page = Number(params.get("page") ?? 1);
  return {
    q: params.get("q") ?? "",
    ...(page > 1 && { page }),
    ...(params.get("only") === "support" && { only: "support" as const }),
  };
}

async function withKinds(asked: Promise<GameStatistics>): Promise<GameStatistics> {
  const report = await asked;
  await reportKinds.load(report.questions.map(nameOf));
  return report;
}

export const ErrorBoundary = orMissing(missingGame);

export function Component() {
  const { key, of, report, page, now } = useLoaderData<typeof loader>();
  // The key makes another game another report: nothing of the last one stays.
  return of ? (
    <HomeworkReport key={key} found={of} report={report} page={page} now={now} />
  ) : (
    <div key={key}>
      <PageHead
        crumb={<Link to="/teacher/games">Oyunlar</Link>}
        title={
          <Suspense fallback={PLAIN}>
            <Title of={report} />
          </Suspense>
        }
      />
      <Body report={report} page={page} />
    </div>
  );
}

type HomeworkProps = {
  readonly found: Result<HomeworkReply>;
  readonly report: Promise<GameStatistics>;
  readonly page: string;
  readonly now: number;
};

function HomeworkReport({ found, report, page, now }: HomeworkProps) {
  const navigate = useNavigate();
  const { homework: of } = useKeepLastValue(found).value;
  return (
    <ReportedHomework value={of}>
      <HomeworkHead
        of={of}
        now={now}
        page="report"
        onDeleted={() => void navigate("/teacher/homework", { replace: true })}
      />
      <Body report={report} page={page} hasHead />
    </ReportedHomework>
  );
}

const Body = ({
  report,
  page = "",
  hasHead = false,
}: {
  readonly report: Promise<GameStatistics>;
  readonly page?: string;
  readonly hasHead?: boolean;
}) => (
  <div className={styles.body}>
    <Block value={report} of={page} failure="Rapor yüklenemedi." skeleton={bars}>
      {(statistics) => <ReportView report={statistics} refreshed={report} hasHead={hasHead} />}
    </Block>
  </div>
);

const PLAIN = "Oyun raporu";

/** Keeps the heading element, and with it the focus, while its text loads. */
function Title({ of }: { readonly of: Promise<GameStatistics> }) {
  const outcome = use(toResult(of));
  useTabTitle(outcome.ok ? `${labelled(outcome.value.game)}, rapor` : PLAIN);
  if (outcome.ok) return labelled(outcome.value.game);
  if (outcome.error instanceof ApiError && outcome.error.status === 404) throw outcome.error;
  return PLAIN;
}

const bars = (
  <>
    <Bar width={40} />
    <Bar shape="box" />
    <RowBars count={3} />
  </>
);
