import { Link } from "react-router";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import type { Page } from "#protocol/http/page";
import { useUser } from "#api/sign-in/session";
import { rehearsalOf, whyNotPlayed } from "#screens/approval.tsx";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { setLine } from "#screens/settings-dialog/set-picker.tsx";
import { CoverSymbols } from "#ui/cover/cover-symbols.tsx";
import { SetCover } from "#ui/cover/set-cover.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./lists.module.css";

type Props = { readonly page: Page<ListedSet>; readonly onPlay: (set: PickedSet) => void };

/** The sets edited last, without the one on the panel. */
export function SetList({ page: { items, total }, onPlay }: Props) {
  if (items.length === 0) {
    return <p className={styles.none}>{total === 0 ? "Hazırladığınız setler burada durur." : "Başka setiniz yok."}</p>;
  }
  return (
    <>
      <CoverSymbols />
      <ul className={styles.list}>
        {items.map((set) => (
          <li key={set.id} className={`row ${styles.set}`}>
            <SetCover set={set} isSmall />
            <Link to={`/teacher/question-sets/${set.id}`}>
              <b className="lines">{set.title}</b>
              <small className="quiet">{setLine(set)}</small>
            </Link>
            <PlayButton set={set} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PlayButton({ set, onPlay }: { readonly set: ListedSet; readonly onPlay: (set: PickedSet) => void }) {
  const user = useUser();
  const reason = whyNotPlayed(set, user);
  if (!user.is_approved && set.question_count > 0) {
    return (
      <Link
        to={rehearsalOf(set.id)}
        className={`center ${styles.play}`}
        aria-label={`Prova yap: ${set.title}`}
        title="Prova yap"
      >
        <Icon name="device" />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`center ${styles.play}`}
      aria-label={`Oyunu kur: ${set.title}${reason ? ` (${reason})` : ""}`}
      title={reason}
      aria-disabled={reason !== undefined || undefined}
      onClick={reason === undefined ? () => onPlay(set) : undefined}
    >
      <Icon name="play" />
    </button>
  );
}
