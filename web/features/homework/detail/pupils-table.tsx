import { countsNet } from "#protocol/settings/scoring";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { countsLine } from "#words/counts-line";
import { activityLine } from "#words/due-day";
import { netText } from "#words/net";
import { knownNumber } from "#words/known-number";
import { shownName } from "#words/shown-name";
import { chooseColumn, type Choosing } from "#screens/page/choose-rows.tsx";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { cx } from "#ui/cx";
import { Table, type Column } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { countsIn } from "../net-counts";
import { PupilMenu } from "./pupil-menu";
import * as styles from "./pupils-table.module.css";
import { keyOf, rightLine, stateLine, stateOf } from "./states";

type Props = {
  readonly of: Homework;
  readonly pupils: readonly HomeworkPupil[];
  readonly now: number;
  /** Absent where pupils are removed one by one. */
  readonly choosing?: (Choosing & { readonly among: readonly HomeworkPupil[] }) | undefined;
};

export const PupilsTable = ({ of, pupils, now, choosing }: Props) => (
  <Table
    label="Öğrenciler"
    columns={[...(choosing ? [choices(choosing)] : []), ...columns(of, pupils, now)]}
    rows={pupils}
    rowKey={keyOf}
    rowClass={() => cx(styles.row, choosing && styles.choosing)}
  />
);

const choices = ({ among, ...choosing }: NonNullable<Props["choosing"]>) =>
  chooseColumn({
    ...choosing,
    rows: among,
    idOf: keyOf,
    nameOf: ({ name }) => shownName(name),
    phone: "plain",
    className: styles.choose,
  });

const columns = (of: Homework, pupils: readonly HomeworkPupil[], now: number): Column<HomeworkPupil>[] => [
  ...(of.class === null ? [] : [numbers(pupils)]),
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
          {countsNet(of.settings) && <small>{countsLine(countsIn(of, pupil) ?? none)}</small>}
        </span>
      </span>
    ),
  },
  { key: "state", head: "Durum", phone: "hide", cell: (pupil) => <State {...pupil} /> },
  {
    key: "progress",
    head: "İlerleme",
    phone: "hide",
    className: cx(styles.far, countsNet(of.settings) && styles.roomy),
    cell: ({ state, done, attempt }) =>
      state === "not_started" ? (
        "–"
      ) : (
        <span className={`row wrap ${styles.progress}`}>
          <Beads rate={done / of.question_count} />
          <span className="num nowrap">
            {done} / {of.question_count}
          </span>
          {attempt > 1 && <span className="nowrap">{attempt}. deneme</span>}
        </span>
      ),
  },
  ...(countsNet(of.settings) ? netColumns(of, pupils) : [right]),
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

const right: Column<HomeworkPupil> = {
  key: "right",
  head: "Doğru",
  phone: "plain",
  className: `num nowrap ${styles.right}`,
  cell: ({ best }) => best && best.answered > 0 && <b>{rightLine(best)}</b>,
};

const none = { right: 0, wrong: null, blank: null };

/** The figures that the net is made of, and the net; a phone has them in words under the name. */
function netColumns(of: Homework, pupils: readonly HomeworkPupil[]): Column<HomeworkPupil>[] {
  const counts = [
    ["right", "Doğru"],
    ["wrong", "Yanlış"],
    ["blank", "Boş"],
  ] as const;
  const isExact = pupils.every(({ best }) => !best || best.judged === of.question_count);
  return [
    ...counts
      .filter(([key]) => key === "right" || isExact)
      .map(([key, head]) => ({
        key,
        head,
        align: "right" as const,
        phone: "hide" as const,
        cell: (pupil: HomeworkPupil) => countsIn(of, pupil)?.[key],
      })),
    {
      key: "net",
      head: "Net",
      align: "right",
      phone: "plain",
      className: `nowrap ${styles.net}`,
      cell: (pupil) =>
        countsIn(of, pupil) && (
          <>
            <b>{netText(pupil.best?.net ?? 0)}</b> <small>net</small>
          </>
        ),
    },
  ];
}

const numbers = (pupils: readonly HomeworkPupil[]): Column<HomeworkPupil> => ({
  key: "number",
  head: pupils.some(({ school_no }) => school_no != null) ? "Okul no" : "No",
  phone: "hide",
  className: `num ${styles.number}`,
  cell: knownNumber,
});

/** The pupil's marble, or before the first answer a ring with the number. */
function Face(pupil: HomeworkPupil) {
  if (pupil.marble !== null) return <PlayerMarble seed={pupil.marble} size={32} />;
  return (
    <span className={`num center ${styles.missing}`} aria-hidden="true">
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
