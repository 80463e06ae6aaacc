import type { NextGame } from "#protocol/live/messages";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { cx } from "#ui/cx";
import * as styles from "./follow-up-choices.module.css";

export type Which = NextGame["which"];
type Props = {
  /** Number of questions that most of the class did not know. */
  readonly missed: number;
  readonly all: number;
  /** True if the game mixes the options of its questions. */
  readonly mixed: boolean;
  readonly making: Which | null;
  readonly onChoose: (which: Which) => void;
};

/** Chooses the questions that are played once more; the missed ones only if there are any. */
export function FollowUpChoices({ missed, all, mixed, making, onChoose }: Props) {
  const options = mixed ? ", şıkları karışık" : "";
  return (
    <div className={styles.choices}>
      {missed === 0 ? (
        <p className={styles.none}>Herkes iyi bildi, zorlanılan soru yok</p>
      ) : (
        <Choice
          {...{ which: "missed", count: missed, making, onChoose }}
          title="Çoğunun bilemedikleri"
          text={`Yarıdan azının bildiği sorular${options}`}
        />
      )}
      <Choice {...{ which: "all", count: all, making, onChoose }} title="Bütün sorular" text={`Baştan${options}`} />
    </div>
  );
}

type ChoiceProps = Pick<Props, "making" | "onChoose"> & {
  readonly which: Which;
  readonly count: number;
  readonly title: string;
  readonly text: string;
};

function Choice({ which, count, title, text, making, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={cx(styles.choice, which === "missed" && styles.missed)}
      aria-disabled={making !== null || undefined}
      aria-busy={making === which || undefined}
      onClick={() => {
        if (making === null) onChoose(which);
      }}
    >
      <span className={cx(styles.count, "num")}>{making === which ? <Spinner /> : count}</span>
      <b>{title}</b>
      <small>{text}</small>
    </button>
  );
}
