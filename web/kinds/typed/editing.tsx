import type { TypedFields } from "#question/typed";
import { FieldNote } from "#ui/fields/field-group.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import type { EditingProps } from "../editor-kind";
import { AcceptedChips } from "./accepted-chips";
import * as styles from "./editing.module.css";
import { slipExample } from "./slip-example";

const FORGIVEN = "5 harf ve üstünde bir harf eksik, fazla, yanlış ya da yer değişmiş olabilir";

/** The accepted answers, and the choice to forgive slips. */
export function Editing({ draft, error, onChange, onVisit }: EditingProps<TypedFields>) {
  const example = slipExample(draft.accepted);
  return (
    <div className={styles.editing}>
      <AcceptedChips
        accepted={draft.accepted}
        error={error}
        onVisit={onVisit}
        onChange={(accepted) => onChange({ ...draft, accepted })}
      />
      <Switch
        label="Küçük yazım hatasını bağışla"
        hint={example === null ? `${FORGIVEN}.` : `${FORGIVEN}: “${example}” doğru sayılır.`}
        checked={draft.typo}
        onChange={(typo) => onChange({ ...draft, typo })}
      />
      <FieldNote>Beklemediğiniz bir doğru cevabı oyun sırasında tahtadan da kabul edebilirsiniz.</FieldNote>
    </div>
  );
}
