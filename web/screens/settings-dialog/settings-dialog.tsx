import { useState, type ReactNode } from "react";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SetPicker } from "./set-picker";
import * as styles from "./settings-dialog.module.css";

export type PickedSet = { readonly id: string; readonly title: string };

type OfSetProps = {
  /** Without a set, the teacher picks one first. */
  readonly set: PickedSet | undefined;
  /** The question above the list of sets. */
  readonly question: string;
  readonly onClose: () => void;
  readonly children: (set: PickedSet, onOtherSet: () => void) => ReactNode;
};

/** Wraps a step that needs a set: uses the given one, or lets the teacher pick one in a dialog. */
export function WithSet({ set, question, onClose, children }: OfSetProps) {
  const [picked, setPicked] = useState(set);
  if (picked) return children(picked, () => setPicked(undefined));
  return (
    <Dialog
      title={question}
      onClose={onClose}
      wide
      actions={
        <Button variant="alt" onClick={onClose}>
          Vazgeç
        </Button>
      }
    >
      <SetPicker onPick={setPicked} />
    </Dialog>
  );
}

type Props = {
  readonly title: string;
  readonly set: PickedSet;
  readonly onOtherSet: () => void;
  /** Says that the choices are those of last time, beside a button that resets them. */
  readonly remembered: string | false;
  readonly onReset: () => void;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** A dialog for playing or assigning a set: the choices, the failure, and the button that does it. */
export function SettingsDialog({ title, set, onOtherSet, remembered, onReset, failure, onClose, ...props }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      wide
      actions={
        <>
          {remembered && (
            <p className={styles.remembered}>
              {remembered}{" "}
              <button type="button" className={styles.link} onClick={onReset}>
                Baştan
              </button>
            </p>
          )}
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          {props.action}
        </>
      }
    >
      <p className={styles.chosen}>
        {set.title}{" "}
        <button type="button" className={styles.link} onClick={onOtherSet}>
          Değiştir
        </button>
      </p>
      {props.children}
      <FailureBanner className={styles.failure} text={failure} />
    </Dialog>
  );
}
