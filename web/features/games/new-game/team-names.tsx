import { limits } from "#shared/limits";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./team-names.module.css";
import { teamSigns } from "./team-signs";
import { teamFaults } from "./row-words";

type Props = {
  readonly names: readonly string[];
  /** Names for the next teams. */
  readonly known: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
};

const { min, max, name: longest } = limits.teams;

/** Chooses the number of teams and their names. */
export function TeamNames({ names, known, onChange }: Props) {
  const faults = teamFaults(names);
  const signs = teamSigns(names);
  const rename = (at: number, name: string) => onChange(names.map((other, i) => (i === at ? name : other)));
  const more = () =>
    onChange(names.length < min ? known.slice(0, min) : [...names, known.find((name) => !names.includes(name)) ?? ""]);
  return (
    <>
      <div className={`row ${styles.count}`} role="group" aria-label="Takım sayısı">
        <span aria-hidden="true">Takım sayısı</span>
        <Step
          icon="minus"
          label="Bir takım az"
          isOff={names.length <= min}
          onStep={() => onChange(names.slice(0, -1))}
        />
        <b className="num" role="status">
          {names.length === 0 ? (
            "Yok"
          ) : (
            <>
              {names.length}
              <span className="vh"> takım</span>
            </>
          )}
        </b>
        <Step icon="plus" label="Bir takım daha" isOff={names.length >= max} onStep={more} />
      </div>
      <ul className={`stack ${styles.names}`}>
        {names.map((name, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a team is its place
          <li key={i}>
            <TeamMarble team={signs[i]!} className={styles.marble} />
            <Field label={<span className="vh">{i + 1}. takımın adı</span>} error={faults[i] ?? undefined}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={2 * longest}
                  value={name}
                  onChange={(event) => rename(i, event.target.value)}
                />
              )}
            </Field>
          </li>
        ))}
      </ul>
    </>
  );
}

type StepProps = {
  readonly icon: "minus" | "plus";
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
};

function Step({ icon, label, isOff, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={`center ${styles.step}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
