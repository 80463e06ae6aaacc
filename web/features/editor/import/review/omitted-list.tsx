import type { Omitted } from "#features/exchange/index";
import * as unfolding from "../unfolding.module.css";
import * as styles from "./omitted-list.module.css";

type Props = { readonly omitted: readonly Omitted[]; readonly isOpen: boolean };

/** The parts of the source that became no question, each with the reason. */
export function OmittedList({ omitted, isOpen }: Props) {
  if (omitted.length === 0) return null;
  return (
    <details className={`${unfolding.panel} ${styles.omitted}`} open={isOpen}>
      <summary>Soru olarak alınmayan {omitted.length} yer</summary>
      <ul>
        {omitted.map(({ where, text, why }, i) => (
          <li key={i}>
            <q className="lines">{text}</q>
            <span className="quiet">
              {where}: {why}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
