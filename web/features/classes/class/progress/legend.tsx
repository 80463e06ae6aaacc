import { cx } from "#ui/cx";
import { FEW, steps } from "./columns";
import heat from "./heat.module.css";
import * as styles from "./progress.module.css";

/** Meaning of the colours. Each cell also shows its number. */
export function Legend() {
  return (
    <ul className={`row wrap ${styles.legend}`} aria-label="Renklerin anlamı">
      {steps.map((words, step) => (
        <li key={words} className="num">
          <i className={cx(heat.cell, heat[`step${step}`])} aria-hidden="true" />
          {words}
        </li>
      ))}
      <li className="num">renksiz: {FEW} sorudan az</li>
      <li>
        <span aria-hidden="true">–</span> katılmadı
      </li>
    </ul>
  );
}
