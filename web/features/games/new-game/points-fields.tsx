import { Choices } from "#ui/fields/choices.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { scoringHint } from "./usual-settings";
import type { ChosenSettings } from "./ways";

type Props = { readonly settings: ChosenSettings; readonly onChange: (change: Partial<ChosenSettings>) => void };

/** Points of an answer and the time for it, on phones. */
export function PointsFields({ settings, onChange }: Props) {
  const isTimed = settings.clock === "question";
  return (
    <>
      {isTimed && (
        <>
          <Choices
            label="Puanlama"
            choices={[
              { value: "speed", label: "Hız" },
              { value: "balanced", label: "Dengeli" },
              { value: "accuracy", label: "Doğruluk" },
            ]}
            hint={scoringHint(settings.scoring)}
            value={settings.scoring}
            onChange={(scoring) => onChange({ scoring })}
          />
          <TimeFactor settings={settings} onChange={onChange} />
        </>
      )}
      <Switch
        label="Süresiz oynansın"
        hint="Soru herkes cevaplayınca ya da siz bitirince kapanır; her doğru cevap tam puan alır."
        checked={!isTimed}
        onChange={(isOff) => onChange({ clock: isOff ? "none" : "question" })}
      />
    </>
  );
}

/** Without phones there is no clock unless the teacher wants one. */
export function ClockFields({ settings, onChange }: Props) {
  return (
    <>
      <Choices
        label="Süre"
        choices={[
          { value: "none", label: "Süresiz" },
          { value: "question", label: "Sorudaki süre" },
        ]}
        hint={settings.clock === "none" ? "Soruyu siz bitirirsiniz." : "Süre dolunca soru kendiliğinden kapanır."}
        value={settings.clock}
        onChange={(clock) => onChange({ clock })}
      />
      {settings.clock === "question" && <TimeFactor settings={settings} onChange={onChange} />}
    </>
  );
}

function TimeFactor({ settings, onChange }: Props) {
  return (
    <Choices
      label="Sorudaki süre"
      choices={[
        { value: 1, label: "Normal" },
        { value: 1.5, label: "1,5 katı" },
        { value: 2, label: "2 katı" },
      ]}
      value={settings.time_factor}
      onChange={(time_factor) => onChange({ time_factor })}
    />
  );
}
