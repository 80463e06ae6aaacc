import { Button } from "#ui/button.tsx";
import * as styles from "./form-answers.module.css";

type Props = {
  /** The verb, as on the button that opened the dialog. */
  readonly verb: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
};

/** The two buttons under a form in a dialog: the way out, and the verb that sends it. */
export const FormAnswers = ({ verb, danger = false, busy, disabled, onClose }: Props) => (
  <div className={`flow at-end ${styles.answers}`}>
    <Button variant="alt" onClick={onClose}>
      Vazgeç
    </Button>
    <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabled={disabled}>
      {verb}
    </Button>
  </div>
);
