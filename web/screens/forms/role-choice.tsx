import { approvalFirst, joinsFree } from "#words/shared-sentences";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import frame from "#ui/fields/radio-frame.module.css";
import * as styles from "./role-choice.module.css";

type Role = "teacher" | "student";
type Props = { readonly role: Role; readonly onChoose: (role: Role) => void };

const choices = [
  {
    role: "teacher",
    label: "Öğretmenim",
    hint: approvalFirst,
  },
  {
    role: "student",
    label: "Öğrenciyim",
    hint: `${joinsFree} Hesap, geçmişini saklamak içindir.`,
  },
] as const;

/** Two large rows; the browser's own radio buttons underneath, so arrows work. */
export function RoleChoice({ role, onChoose }: Props) {
  return (
    <fieldset className={`stack ${styles.choices}`}>
      <legend className="vh">Hesap türü</legend>
      {choices.map((choice) => (
        <label key={choice.role} className={cx(frame.frame, styles.choice, role === choice.role && frame.chosen)}>
          <input
            className="over"
            type="radio"
            name="role"
            value={choice.role}
            checked={role === choice.role}
            onChange={() => onChoose(choice.role)}
          />
          <span className={`center ${styles.mark}`} aria-hidden="true">
            <Icon name="check" />
          </span>
          <span>
            <b>{choice.label}</b>
            {role === choice.role && <small className="quiet">{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
