import { useState } from "react";
import { limits } from "#shared/limits";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import * as styles from "./reason-dialog.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Usual reasons to choose from. */
  readonly reasons?: readonly string[];
  /** True if nothing is sent without a reason. */
  readonly isNeeded?: boolean;
  /** The verb, as on the button that opened it. */
  readonly verb: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks an administrator for the reason of a refusal, which those who are refused will read. */
export function ReasonDialog({ title, lead, reasons = [], isNeeded = false, verb, onSend, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const reason = [chosen, text.trim()].filter((part) => part !== "").join(": ");
  return (
    <Dialog
      title={title}
      onClose={onClose}
      does={
        <Button
          variant="danger"
          disabledReason={isNeeded && reason === "" ? "Bir neden seçin ya da yazın." : undefined}
          onClick={() => onSend(reason)}
        >
          {verb}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{lead}</p>
        {reasons.length > 0 && (
          <Chips
            label="Neden"
            choices={reasons.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <TextAreaField
          label={reasons.length > 0 ? "Açıklama" : "Neden"}
          aside="isteğe bağlı"
          maxLength={limits.reason - 40}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Dialog>
  );
}
