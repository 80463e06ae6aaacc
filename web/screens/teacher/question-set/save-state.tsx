import { isUntouched } from "../../../lib/editor/draft";
import { isDirty, type EditedSet } from "../../../lib/editor/edited-set";
import type { Editing } from "../../../lib/editor/editor";
import { incomplete } from "../../../lib/editor/next-save";
import { time } from "../../../lib/format";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import styles from "./save-state.module.css";

type Props = { readonly editing: Editing; readonly onRetry: () => void };

/** Whether what is on the screen is also on the server. Only trouble is read out: a screen reader would never rest. */
export function SaveState({ editing: { set, state }, onRetry }: Props) {
  switch (state.is) {
    case "saved": {
      const hasGap = waitsHere(set);
      return (
        <span className={styles.state}>
          <Icon name={hasGap ? "device" : "check"} className={hasGap ? styles.warn : styles.ok} />
          <span className={styles.saved}>
            Kaydedildi{state.at !== null && `, ${time(state.at)}`}
            {hasGap && "; eksik soru bu cihazda"}
          </span>
        </span>
      );
    }
    case "saving":
      return (
        <span className={styles.state}>
          <Spinner className={styles.spinner} />
          Kaydediliyor…
        </span>
      );
    case "offline":
      return (
        <span className={styles.state}>
          <Icon name="device" className={styles.warn} />
          Bu cihazda
        </span>
      );
    case "failed":
      return (
        <span className={styles.state} role="alert" title={state.message}>
          <Icon name="warning" className={styles.err} />
          Kaydedilemedi.
          <button type="button" onClick={onRetry}>
            Yeniden dene
          </button>
        </span>
      );
    case "conflict":
    case "gone":
      return (
        <span className={styles.state}>
          <Icon name="warning" className={styles.warn} />
          Kaydedilmedi
        </span>
      );
  }
}

/** A question that lacks something is not on the server as it stands here. */
const waitsHere = (set: EditedSet): boolean =>
  incomplete(set).some((question) => isDirty(question) && !isUntouched(question.draft));
