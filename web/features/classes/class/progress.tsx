import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { classLimits } from "#protocol/class-limits";
import type { ProgressReply } from "#protocol/http/replies/classes";
import { Block } from "#screens/page/block.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Bar, RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import { PlayClass } from "./play-class";
import { ProgressActions } from "./progress/actions";
import { columnsOf, type By } from "./progress/columns";
import { tableName } from "./progress/downloads";
import { Figures } from "./progress/figures";
import { HeatTable } from "./progress/heat-table";
import { Legend } from "./progress/legend";
import { PeriodPicker } from "./progress/period-picker";
import { periodName, periodOf, periodWords } from "./progress/period";
import * as styles from "./progress/progress.module.css";
import type { OpenClass } from "./open-class";

const views = [
  { value: "outcomes", label: "Kazanımlar" },
  { value: "games", label: "Oyunlar" },
] as const;

/** Knowledge of the class and each student, by outcome and by game. */
export default function ProgressTab({ progress, ...open }: OpenClass) {
  // The tab opens before its page has started to load the data.
  if (!progress) return <Skeleton>{bars}</Skeleton>;
  return (
    <Block value={progress} failure="Gelişim tablosu yüklenemedi." skeleton={bars}>
      {(reply) => <Shown {...open} reply={reply} />}
    </Block>
  );
}

function Shown({ schoolClass, now, reply }: Omit<OpenClass, "progress"> & { readonly reply: ProgressReply }) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<By | null>(null);
  // Counts all games of the class, in any period.
  if (schoolClass.games === 0) {
    return (
      <EmptyState title="Bu sınıfla henüz oynanmadı" action={!schoolClass.archived && <PlayClass of={schoolClass} />}>
        İlk oyundan sonra tablo burada dolar.
      </EmptyState>
    );
  }
  const by = chosen ?? (reply.outcomes.length === 0 ? "games" : "outcomes");
  const columns = columnsOf(reply, by);
  return (
    <>
      <p className={styles.paper}>{periodWords(params, now)}</p>
      <Figures reply={reply} isMonth={periodName(params) === "month"} />
      <div className={`flow ${styles.tools}`}>
        <div className={styles.views}>
          <Choices label="Sütunlar" choices={views} value={by} onChange={setChosen} />
        </div>
        <PeriodPicker now={now} />
        <ProgressActions reply={reply} name={tableName(reply, periodOf(params, now), now)} by={by} />
      </div>
      <Legend />
      {by === "outcomes" && reply.outcomes.length === classLimits.outcomes && (
        <p className={styles.most}>
          En çok sorulan {classLimits.outcomes} kazanım gösteriliyor. Ötekiler için daha kısa bir dönem seçin.
        </p>
      )}
      {columns.length === 0 ? (
        <NoColumns by={by} />
      ) : (
        <HeatTable key={by} classId={schoolClass.id} reply={reply} columns={columns} />
      )}
    </>
  );
}

function NoColumns({ by }: { readonly by: By }) {
  return by === "games" ? (
    <EmptyState title="Bu tarihlerde oynanmış oyun yok." />
  ) : (
    <EmptyState
      title="Bu tarihlerde kazanımı olan soru sorulmadı."
      action={
        <Link to="/teacher/question-sets" className={buttonClass({ variant: "alt" })}>
          Soru setlerine git
        </Link>
      }
    >
      Sorularınıza kazanım yazarsanız burada toplanır.
    </EmptyState>
  );
}

const bars = (
  <>
    <Bar width={40} />
    <RowBars count={4} />
  </>
);
