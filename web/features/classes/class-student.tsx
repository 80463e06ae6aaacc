import { notFresh } from "#words/sentence-forms";
import { Link, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { classes } from "#api/classes-api";
import { longDate } from "#words/format";
import { knownNumber } from "#words/known-number";
import { toResult } from "#browser/to-result";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useKeepLastValue } from "#screens/use-keep-last-value";
import { BlockFailure } from "#screens/page/block.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { StudentMarble } from "#ui/marble/student-marble.tsx";
import { ProgressView } from "#features/report/index";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import * as styles from "./class-student.module.css";
import { JoinDialog } from "./class/student/join-dialog";
import { MoveDialog } from "./class/student/move-dialog";
import { RemoveDialog } from "./class/student/remove-dialog";
import { StudentPanel } from "./class/student/student-panel";

export async function loader({ params }: LoaderFunctionArgs) {
  const [id, student] = [params.id ?? "", params.student ?? ""];
  const outcome = await toResult(Promise.all([classes.studentProgress(id, student), classes.get(id)]));
  return { key: `${id}/${student}`, outcome };
}

export function Component() {
  const { key, outcome } = useLoaderData<typeof loader>();
  return <Student key={key} outcome={outcome} />;
}

/** One student's page. It is printed for families, so extra time does not appear here. */
function Student({ outcome }: Pick<Awaited<ReturnType<typeof loader>>, "outcome">) {
  const { value, isStale } = useKeepLastValue(outcome);
  const [reply, { class: found }] = value;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { asked, ask, close } = useOpenDialog<"edit" | "remove" | "move" | "join">();
  const { student, progress } = reply;
  const listed = found.students.find(({ id }) => id === student.id);
  const home = `/teacher/classes/${found.id}`;
  return (
    <>
      <PageHead
        crumb={
          <>
            <Link to="/teacher/classes">Sınıflar</Link> / <Link to={`${home}?tab=progress`}>{found.name}</Link>
          </>
        }
        title={
          <span className={`row ${styles.title}`}>
            <StudentMarble name={student.name} size={72} />
            {student.name}
          </span>
        }
        actions={
          <>
            <Button variant="alt" icon="print" onClick={() => print()}>
              Yazdır
            </Button>
            <Button variant="alt" icon="edit" onClick={() => ask("edit")}>
              Düzenle
            </Button>
            <Menu
              label={`İşlemler: ${student.name}`}
              items={[
                {
                  label: "Başka sınıfa taşı",
                  icon: "arrow",
                  disabledReason: whyNotHere(),
                  onSelect: () => ask("move"),
                },
                {
                  label: "Aynı öğrenciyle birleştir",
                  icon: "link",
                  disabledReason: whyNotHere(),
                  onSelect: () => ask("join"),
                },
              ]}
            />
          </>
        }
      >
        <span className={styles.paper}>{found.name}, </span>
        {knownNumber(student)} numara.{progress.last_played !== null && ` Son oyunu ${longDate(progress.last_played)}.`}
      </PageHead>
      {isStale && (
        <div className={styles.strip}>
          <BlockFailure text={notFresh("Öğrencinin")} onRetry={() => void revalidate()} />
        </div>
      )}
      <ProgressView reply={reply} isOwn={false} />
      {asked === "edit" && listed && (
        <StudentPanel
          classId={found.id}
          className={found.name}
          student={listed}
          students={found.students}
          onRemove={() => ask("remove")}
          onClose={close}
        />
      )}
      {asked === "move" && listed && (
        <MoveDialog
          classId={found.id}
          student={listed}
          onClose={close}
          onMoved={(to) => navigate(`/teacher/classes/${to}/students/${student.id}`, { replace: true })}
        />
      )}
      {asked === "join" && listed && (
        <JoinDialog
          classId={found.id}
          student={listed}
          students={found.students}
          onClose={close}
          onJoined={(stays) =>
            stays === student.id ? revalidate() : navigate(`${home}/students/${stays}`, { replace: true })
          }
        />
      )}
      {asked === "remove" && listed && (
        <RemoveDialog classId={found.id} student={listed} onClose={close} onRemoved={() => navigate(home)} />
      )}
    </>
  );
}
