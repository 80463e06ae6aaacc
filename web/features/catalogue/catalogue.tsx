import { useEffect, useState } from "react";
import { Chips } from "#ui/fields/chips.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Buttons } from "./buttons";
import { Drawings } from "./drawings";
import { Fields } from "./fields";
import { Overlays } from "./overlays";
import * as styles from "./catalogue.module.css";

const themes = [
  { value: "", label: "Aygıtın görünümü" },
  { value: "light", label: "Açık" },
  { value: "dark", label: "Koyu" },
] as const;

/** Every component in every state; `npm run dev` alone serves it. */
export function Component() {
  const [theme, setTheme] = useState<"" | "light" | "dark">("");
  const [isLarge, setLarge] = useState(false);
  const [isRightToLeft, setRightToLeft] = useState(false);
  useEffect(() => {
    const { documentElement: page } = document;
    if (theme === "") delete page.dataset["theme"];
    else page.dataset["theme"] = theme;
    page.style.fontSize = isLarge ? "200%" : "";
    page.dir = isRightToLeft ? "rtl" : "ltr";
    return () => {
      delete page.dataset["theme"];
      page.style.fontSize = "";
      page.dir = "ltr";
    };
  }, [theme, isLarge, isRightToLeft]);
  return (
    <main className={styles.page}>
      <h1>Bileşenler</h1>
      <div className={styles.column}>
        <Chips label="Görünüm" choices={themes} value={theme} onChange={setTheme} />
        <Switch label="Yazı iki katı" checked={isLarge} onChange={setLarge} />
        <Switch label="Sağdan sola" checked={isRightToLeft} onChange={setRightToLeft} />
      </div>
      <Buttons />
      <Fields />
      <Overlays />
      <Drawings />
    </main>
  );
}
