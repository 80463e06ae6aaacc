import { Dialog } from "#ui/overlays/dialog.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import type { Pupil } from "../scan/class-now";
import * as styles from "./pupils.module.css";

type Props = {
  readonly pupils: readonly Pupil[];
  readonly onPupil: (playerId: string) => void;
  readonly onClose: () => void;
};

const words: Readonly<Record<Pupil["state"], string>> = { read: "okundu", missing: "okunmadı", absent: "bugün yok" };
const order: readonly Pupil["state"][] = ["missing", "read", "absent"];

/** The whole class, missing pupils first; without answers. */
export function PupilList({ pupils, onPupil, onClose }: Props) {
  const sorted = order.flatMap((state) => pupils.filter((pupil) => pupil.state === state));
  return (
    <Dialog title="Sınıf listesi" shape="side" onClose={onClose}>
      <ul className={styles.list}>
        {sorted.map(({ player_id, number, nickname, marble, state }) => (
          <li key={player_id}>
            <button type="button" onClick={() => onPupil(player_id)}>
              <b className="num">{number}</b>
              <Marble seed={marble} size={32} />
              <span>{nickname}</span>
              <small>{words[state]}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
