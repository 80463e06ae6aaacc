import { useState } from "react";
import { chosenTheme, type Theme } from "#browser/theme";
import { chooseTheme } from "#browser/theme-choice";
import { cx } from "#ui/cx";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import frame from "#ui/fields/radio-frame.module.css";
import * as styles from "./profile.module.css";

const themes: readonly { readonly theme: Theme; readonly label: string; readonly icon: IconName }[] = [
  { theme: "light", label: "Açık", icon: "sun" },
  { theme: "dark", label: "Koyu", icon: "moon" },
  { theme: "system", label: "Cihazla aynı", icon: "device" },
];

export function Appearance() {
  const [chosen, setChosen] = useState(chosenTheme);
  return (
    <section className={styles.section} aria-labelledby="gorunum">
      <h2 id="gorunum">Görünüm</h2>
      <div className={`stack ${styles.choices}`} role="radiogroup" aria-labelledby="gorunum">
        {themes.map(({ theme, label, icon }) => (
          <label key={theme} className={cx(frame.frame, styles.choice, chosen === theme && frame.chosen)}>
            <input
              className="over"
              type="radio"
              name="theme"
              checked={chosen === theme}
              onChange={() => {
                chooseTheme(theme);
                setChosen(theme);
              }}
            />
            <Icon name={icon} />
            {label}
          </label>
        ))}
      </div>
    </section>
  );
}
