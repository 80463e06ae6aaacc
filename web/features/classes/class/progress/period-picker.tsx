import { useSearchParams } from "react-router";
import { isoDay } from "#words/format";
import { useWantedParams } from "#screens/use-wanted-params";
import { Field } from "#ui/fields/field.tsx";
import { chosenDays, periodName, periods } from "./period";
import * as styles from "./progress.module.css";

/** Picks the period whose games count. The address keeps it for reloads and the way back. */
export function PeriodPicker({ now }: { readonly now: number }) {
  const params = useWantedParams();
  const [, setParams] = useSearchParams();
  const period = periodName(params);
  const days = chosenDays(params, now);
  const ask = (change: Record<string, string>) =>
    setParams({ tab: "progress", ...change }, { replace: true, preventScrollReset: true });
  const askDays = (change: Partial<typeof days>) => ask({ period: "days", ...days, ...change });
  return (
    <div className={`flow ${styles.period}`}>
      <Field label="Dönem">
        {(control) => (
          <select {...control} value={period} onChange={({ target }) => ask({ period: target.value })}>
            {periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {period === "days" && (
        <>
          <Day label="İlk gün" value={days.from} max={days.to} onChange={(from) => askDays({ from })} />
          <Day label="Son gün" value={days.to} max={isoDay(now)} onChange={(to) => askDays({ to })} />
        </>
      )}
    </div>
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
};

const Day = ({ label, value, max, onChange }: DayProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        type="date"
        value={value}
        max={max}
        onChange={({ target }) => {
          if (target.value !== "") onChange(target.value);
        }}
      />
    )}
  </Field>
);
