import { Choices } from "#ui/fields/choices.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import styles from "./new-game.module.css";
import type { ChosenSettings } from "./ways";

type Props = { readonly settings: ChosenSettings; readonly onChange: (change: Partial<ChosenSettings>) => void };

/** Chooses when the class sees the standings. */
export function FlowFields({ settings, onChange }: Props) {
  const isAtEnd = settings.standing === "end";
  return (
    <>
      <Choices
        label="Puan durumu"
        choices={[
          { value: "each", label: "Her sorudan sonra" },
          { value: "end", label: "Yalnız sonda" },
        ]}
        hint={isAtEnd ? "Cevaptan sonra sıradaki soru gelir. Dilerseniz menüden yine gösterirsiniz." : undefined}
        value={settings.standing ?? "each"}
        onChange={(when) => onChange({ standing: when === "end" ? when : undefined })}
      />
      {settings.answers === undefined && !isAtEnd && (
        <div className={styles.switches}>
          <Switch
            label="Puan durumu telefonda da görünsün"
            checked={settings.show_leaderboard}
            onChange={(show_leaderboard) => onChange({ show_leaderboard })}
          />
        </div>
      )}
    </>
  );
}
