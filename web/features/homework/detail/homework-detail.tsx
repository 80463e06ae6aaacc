import { noPupil } from "#words/shared-sentences";
import { useState } from "react";
import { Navigate, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { Homework, HomeworkPupilsReply } from "#protocol/http/replies/homework";
import { classes } from "#api/classes-api";
import { homework } from "#api/homework-api";
import { toResult, type Result } from "#browser/to-result";
import { useKeepLastValue } from "#screens/use-keep-last-value";
import { useLoaded } from "#screens/use-loaded";
import { useRefresh } from "#screens/use-refresh";
import { HomeworkHead } from "../dialogs/homework-head";
import { homeworkReport } from "../dialogs/homework-lines";
import { orMissing } from "#screens/page/missing.tsx";
import * as styles from "./homework-detail.module.css";
import { ForeignPlaces } from "./foreign-places";
import { Grooves } from "./grooves";
import { HardSoFar } from "./hard-so-far";
import { PupilList } from "./pupil-list";
import { SharePanel } from "./share-panel";
import { withFullNames } from "./states";

type Seen = { readonly reply: HomeworkPupilsReply; readonly at: number };

export async function loader({ params }: LoaderFunctionArgs): Promise<{ readonly outcome: Result<Seen> }> {
  const asked = homework.pupils(params.id ?? "");
  return { outcome: await toResult(asked.then((reply) => ({ reply, at: Date.now() }))) };
}

export const ErrorBoundary = orMissing({
  title: "Bu ödev bulunamadı",
  to: "/teacher/homework",
  back: "Ödevlere dön",
});

const REFRESH_MS = 10_000;

/** Pupils who have begun or finished, and the questions that go wrong already. */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  const { value, isStale } = useKeepLastValue(outcome);
  useRefresh(outcome, REFRESH_MS);
  return <Followed key={value.reply.homework.id} {...value} isStale={isStale} />;
}

function Followed({ reply, at, isStale }: Seen & { readonly isStale: boolean }) {
  const { homework: of, questions, server_time: now } = reply;
  const names = useLoaded(of.class?.id ?? "", of.class !== null, async () => classes.get(of.class!.id));
  const pupils = withFullNames(reply.pupils, names.value?.class.students ?? []);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isFresh = of.counts.started === 0;
  const [isSharing, setSharing] = useState(false);
  // Redirects to the report after the last day, unless the address requests the pupils.
  if (of.state === "over" && (of.lost || !params.has("pupils"))) return <Navigate to={homeworkReport(of.id)} replace />;
  const isOpen = of.state !== "over" && (isFresh || isSharing);
  return (
    <>
      <HomeworkHead
        of={of}
        now={now}
        page="pupils"
        share={
          of.state !== "over" && !isFresh ? { isOpen: isSharing, toggle: () => setSharing(!isSharing) } : undefined
        }
        onDeleted={() => void navigate("/teacher/homework", { replace: true })}
      />
      {isOpen && <SharePanel of={of} pupils={pupils} />}
      <div className={styles.body}>
        {(!isFresh || reply.foreign_seats) && <ForeignPlaces of={of.id} seats={reply.foreign_seats ?? []} />}
        {isFresh ? (
          <>
            <Grooves of={of} pupils={pupils} />
            <p className={styles.note} role="status">
              {isStale ? "Yenilenemedi, yeniden deneniyor." : freshLine(of)}
            </p>
          </>
        ) : (
          <>
            <PupilList of={of} pupils={pupils} now={now} refreshedAt={at} isStale={isStale} />
            <HardSoFar questions={questions} />
          </>
        )}
      </div>
    </>
  );
}

const freshLine = ({ state }: Homework): string =>
  state === "over" ? noPupil : "Başlayanlar burada, siz sayfadayken kendiliğinden görünür.";
