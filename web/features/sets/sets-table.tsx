import { Link, useNavigate, useRevalidator } from "react-router";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { useAction } from "#screens/use-action";
import { percent, shortDate } from "#words/format";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { useUser } from "#api/sign-in/session";
import { sets } from "#api/sets-api";
import { showUnderWay } from "#browser/under-way";
import { rehearsalOf, whyNotPlayed } from "#screens/approval.tsx";
import { chooseColumn, type Choosing } from "#screens/page/choose-rows.tsx";
import * as listed from "#screens/page/row-with-menu.module.css";
import { StandingTag } from "#features/library/index";
import { setLine } from "#screens/settings-dialog/set-picker.tsx";
import { CoverSymbols } from "#ui/cover/cover-symbols.tsx";
import { SetCover } from "#ui/cover/set-cover.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./sets-table.module.css";
import { useFiling } from "./use-filing";

type Actions = {
  readonly onMove: (set: ListedSet) => void;
  readonly onPlay: (set: ListedSet) => void;
  readonly onGive: (set: ListedSet) => void;
  readonly onShare: (set: ListedSet) => void;
  readonly onDelete: (set: ListedSet) => void;
};
type Props = Actions & Choosing & { readonly sets: readonly ListedSet[]; readonly now: number };

/** A teacher's sets; the name leads to the editor. */
export function SetsTable({ sets, now, chosen, choose, ...actions }: Props) {
  return (
    <>
      <CoverSymbols />
      <Table
        label="Soru setleriniz"
        columns={[
          chooseColumn({
            rows: sets,
            idOf: ({ id }) => id,
            nameOf: ({ title }) => title,
            phone: "hide",
            className: styles.choose,
            chosen,
            choose,
          }),
          ...columns(now, actions),
        ]}
        rows={sets}
        rowKey={({ id }) => id}
        rowClass={({ id }) => cx(listed.row, styles.row, chosen.has(id) && styles.chosen)}
        tall
      />
    </>
  );
}

const address = ({ id }: ListedSet) => `/teacher/question-sets/${id}`;

const columns = (now: number, actions: Actions): Column<ListedSet>[] => [
  {
    key: "set",
    head: "Set",
    phone: "title",
    className: cx(listed.title, styles.title),
    cell: (set) => (
      <span className={`row ${styles.named}`}>
        <SetCover set={set} isSmall />
        <span>
          <Link to={address(set)}>{set.title}</Link> <StandingTag place={set.library} />
          <span className={listed.summary}>{setLine(set)}</span>
        </span>
      </span>
    ),
  },
  { key: "count", head: "Soru", align: "right", phone: "hide", cell: ({ question_count }) => question_count },
  {
    key: "updated",
    head: <span className={styles.head}>Son düzenleme</span>,
    phone: "hide",
    className: `nowrap ${styles.date}`,
    cell: ({ updated_at }) => shortDate(updated_at, now),
  },
  {
    key: "last",
    head: <span className={styles.head}>Son oyun</span>,
    phone: "hide",
    className: styles.game,
    cell: ({ last_game }) =>
      last_game === null ? (
        <span className={styles.never}>Henüz oynanmadı</span>
      ) : (
        <span className={`row wrap ${styles.last}`}>
          <Link to={`/teacher/games/${last_game.game_code}/statistics`}>{shortDate(last_game.at, now)}</Link>
          {last_game.accuracy !== null && (
            <span className={`row ${listed.beads}`}>
              <b className="num">{percent(last_game.accuracy)}</b>
              <Beads rate={last_game.accuracy} />
            </span>
          )}
        </span>
      ),
  },
  {
    key: "actions",
    head: <span className="vh">İşlemler</span>,
    phone: "menu",
    className: styles.actions,
    cell: (set) => <SetActions set={set} {...actions} />,
  },
];

function SetActions({ set, onPlay, onGive, onMove, onShare, onDelete }: Actions & { readonly set: ListedSet }) {
  const user = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { archive } = useFiling();
  const reason = whyNotPlayed(set, user);
  const copy = useAction("Set çoğaltılamadı", async () => {
    await showUnderWay(sets.copy(set.id));
    toast.success("Set çoğaltıldı.");
    await revalidate();
  });
  const file = (archived: boolean) => void archive([set], archived);
  const playItems: MenuItem[] = [
    {
      label: "Prova yap",
      icon: "device",
      disabledReason: set.question_count === 0 ? reason : undefined,
      onSelect: () => void navigate(rehearsalOf(set.id)),
    },
    { label: "Oyunu kur", icon: "play", disabledReason: reason, onSelect: () => onPlay(set) },
    { label: "Ödev ver", icon: "calendar", disabledReason: reason, onSelect: () => onGive(set) },
  ];
  return (
    <span className={styles.buttons}>
      <span className={styles.play}>
        {set.archived ? (
          <Button variant="alt" size="sm" icon="undo" onClick={() => file(false)}>
            <span>Arşivden çıkar</span>
          </Button>
        ) : user.is_approved || set.question_count === 0 ? (
          <Button variant="alt" size="sm" icon="play" disabledReason={reason} onClick={() => onPlay(set)}>
            <span>Oyunu kur</span>
          </Button>
        ) : (
          <Button variant="alt" size="sm" icon="device" onClick={() => void navigate(rehearsalOf(set.id))}>
            <span>Prova yap</span>
          </Button>
        )}
      </span>
      <Menu
        label={`İşlemler: ${set.title}`}
        items={[
          { label: "Düzenle", icon: "edit", onSelect: () => void navigate(address(set)) },
          { label: "Çoğalt", icon: "copy", onSelect: copy.run },
          ...(set.archived ? [] : playItems),
          { label: "Paylaş", icon: "globe", disabledReason: whyNotHere() ?? reason, onSelect: () => onShare(set) },
          { label: "Klasöre taşı", icon: "folder", onSelect: () => onMove(set) },
          set.archived
            ? { label: "Arşivden çıkar", icon: "undo", onSelect: () => file(false) }
            : { label: "Arşivle", icon: "archive", onSelect: () => file(true) },
          { label: "Sil", icon: "trash", danger: true, disabledReason: whyNotHere(), onSelect: () => onDelete(set) },
        ]}
      />
    </span>
  );
}
