import type { Editing } from "../drafts/editor";
import { isUnfinished, isWaitingThere } from "../drafts/set-drafts";
import { daysAgo, daysBetween, time } from "#words/format";
import { Icon } from "#ui/drawn/icon.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import * as styles from "./save-state.module.css";

type Props = { readonly editing: Editing; readonly onRetry: () => void };

/**
 * Shows whether the screen's content is also on the server. Only trouble is announced, or a screen reader would talk all the
 * time.
 */
export function SaveState({ editing: { set, state }, onRetry }: Props) {
  switch (state.is) {
    case "saved": {
      const gaps = set.questions.filter(isUnfinished);
      const isHere = gaps.some((question) => !isWaitingThere(set, question));
      return (
        <span className={`quiet ${styles.state}`}>
          <Icon name={isHere ? "device" : "check"} className={isHere ? styles.warn : styles.ok} />
          <span className="vh-narrow">
            Kaydedildi{state.at !== null && `, ${savedAt(state.at)}`}
            {gaps.length > 0 && (isHere ? ". Eksik soru bu cihazda duruyor." : ". Eksik soru taslak olarak duruyor.")}
          </span>
        </span>
      );
    }
    case "saving":
      return (
        <span className={`quiet ${styles.state}`}>
          <Spinner className={styles.spinner} />
          <span className="vh-narrow">Kaydediliyor…</span>
        </span>
      );
    case "offline":
      return (
        <span className={`quiet ${styles.state}`}>
          <Icon name="device" className={styles.warn} />
          <span className="vh-narrow">Bu cihazda</span>
        </span>
      );
    case "failed":
      return (
        <span className={`quiet ${styles.state}`} role="alert" title={state.message}>
          <Icon name="warning" className={styles.err} />
          <span className="vh-narrow">Kaydedilemedi.</span>
          <button type="button" onClick={onRetry}>
            Yeniden dene
          </button>
        </span>
      );
    case "conflict":
    case "gone":
      return (
        <span className={`quiet ${styles.state}`}>
          <Icon name="warning" className={styles.warn} />
          <span className="vh-narrow">Kaydedilmedi</span>
        </span>
      );
  }
}

/** The hour says nothing about a set that was saved weeks ago. */
const savedAt = (at: number): string => (daysBetween(at, Date.now()) === 0 ? time(at) : daysAgo(at));
