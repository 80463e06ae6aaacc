import * as styles from "#kinds/shared/options/board/foot.module.css";
import { SetText } from "#question-text/set-text.tsx";

type Props = {
  /** The number of players who had all of it right. */
  readonly right: number | undefined;
  readonly asked: number;
  /** "Tam sıralayan" */
  readonly whole: string;
  /** "En çok 4. ve 5. sıra karıştı" */
  readonly mixed: string | null;
};

/** The number of players who had all of it right, and the most common mix-up. */
export function PlacesRemark({ right = 0, asked, whole, mixed }: Props) {
  return (
    <>
      <p className={styles.knew}>
        {whole}{" "}
        <b className="num">
          {right} / {asked}
        </b>
      </p>
      {mixed !== null && (
        <p className={styles.remark}>
          <SetText inline>{mixed}</SetText>
        </p>
      )}
    </>
  );
}
