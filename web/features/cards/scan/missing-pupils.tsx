import { Button } from "#ui/button.tsx";
import type { Pupil } from "#hosting/cards/scan/class-now";
import * as styles from "./scan.module.css";

/** The number of pupils shown at first; a button shows the others. */
const SHOWN = 6;

type Props = {
  readonly missing: readonly Pupil[];
  readonly isWhole: boolean;
  readonly onPupil: (playerId: string) => void;
  readonly onList: () => void;
};

/** Pupils whose card has not been read, each to be entered by hand. */
export function MissingPupils({ missing, isWhole, onPupil, onList }: Props) {
  if (!isWhole && missing.length > SHOWN) {
    return (
      <Button variant="alt" block onClick={onList}>
        {missing.length} kişi okunmadı, listeyi aç
      </Button>
    );
  }
  return (
    <ul className={styles.missing} aria-label="Okunmayanlar">
      {missing.map(({ player_id, number, nickname }) => (
        <li key={player_id}>
          <button
            type="button"
            aria-label={`${number} numara, ${nickname}, elle gir`}
            onClick={() => onPupil(player_id)}
          >
            <b className="num">{number}</b>
            {nickname}
          </button>
        </li>
      ))}
    </ul>
  );
}
