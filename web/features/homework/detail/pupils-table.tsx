import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { activityLine } from "#words/due-day";
import { knownNumber } from "#words/known-number";
import { shownName } from "#words/shown-name";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { PupilMenu } from "./pupil-menu";
import * as styles from "./pupils-table.module.css";
import { keyOf, rightLine, stateLine, stateOf } from "./states";

type Props = { readonly of: Homework; readonly pupils: readonly HomeworkPupil[]; readonly now: number };

export const PupilsTable = ({ of, pupils, now }: Props) => (
  <Table label="Öğrenciler" columns={columns(of, now)} rows={pupils} rowKey={keyOf} rowClass={() => styles.row} />
);

const columns = (of: Homework, now: number): Column<HomeworkPupil>[] => [
  ...(of.class === null ? [] : [numbers]),
  {
    key: "name",
    head: "Öğrenci",
    phone: "title",
    className: styles.name,
    cell: (pupil) => (
      <span className={styles.who}>
        <Face {...pupil} />
        <span>
          <b>{shownName(pupil.name)}</b>
          <small>{stateLine(pupil, of.question_count, now)}</small>
        </span>
      </span>
    ),
  },
  { key: "state", head: "Durum", phone: "hide", cell: (pupil) => <State {...pupil} /> },
  {
    key: "progress",
    head: "İlerleme",
    phone: "hide",
    className: styles.far,
    cell: ({ state, answered, attempt }) =>
      state === "not_started" ? (
        "–"
      ) : (
        <span className={styles.progress}>
          <Beads rate={answered / of.question_count} />
          <span className="num nowrap">
            {answered} / {of.question_count}
          </span>
          {attempt > 1 && <span className="nowrap">{attempt}. deneme</span>}
        </span>
      ),
  },
  {
    key: "right",
    head: "Doğru",
    phone: "plain",
    className: `num nowrap ${styles.right}`,
    cell: ({ best }) => best && best.answered > 0 && <b>{rightLine(best)}</b>,
  },
  {
    key: "last",
    head: "Son etkinlik",
    phone: "hide",
    className: styles.quiet,
    cell: ({ last_at }) => last_at !== null && activityLine(last_at, now),
  },
  {
    key: "menu",
    head: <span className="vh">İşlemler</span>,
    align: "right",
    phone: "plain",
    className: styles.menu,
    cell: (pupil) => pupil.player_id !== null && <PupilMenu of={of} pupil={pupil} playerId={pupil.player_id} />,
  },
];

const numbers: Column<HomeworkPupil> = {
  key: "number",
  head: "No",
  phone: "hide",
  className: `num ${styles.number}`,
  cell: knownNumber,
};

/** The pupil's marble, or before the first answer a ring with the number. */
function Face(pupil: HomeworkPupil) {
  if (pupil.marble !== null) return <PlayerMarble seed={pupil.marble} size={32} />;
  return (
    <span className={`num ${styles.missing}`} aria-hidden="true">
      {knownNumber(pupil)}
    </span>
  );
}

function State({ locked_until, ...pupil }: HomeworkPupil) {
  const state = stateOf(pupil);
  return (
    <span className={styles.state}>
      {state === "finished" && (
        <Tag tone="ok" icon="check">
          Bitirdi
        </Tag>
      )}
      {state === "running" && <Tag tone="info">Sürüyor</Tag>}
      {state === "not_started" && <span className={styles.quiet}>Başlamadı</span>}
      {locked_until !== null && <small>Geri dönüşü kilitli</small>}
    </span>
  );
}
