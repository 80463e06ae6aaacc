import { useId } from "react";
import { exampleSets, type Example } from "./example-sets";
import * as styles from "./examples.module.css";

type Props = { readonly chosen: Example | null; readonly onChoose: (set: Example) => void };

/** Ready-made sets: to see how a good one looks, and to play at once. */
export function Examples({ chosen, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.examples}>
      <legend>Hangi örnek?</legend>
      {exampleSets.map((set, i) => (
        <div key={set.title} className={styles.example}>
          <input
            id={`${id}-${i}`}
            type="radio"
            name="example"
            checked={chosen === set}
            onChange={() => onChoose(set)}
          />
          <label htmlFor={`${id}-${i}`}>
            <b>{set.title}</b>
            <small className="quiet">
              {set.questions.length} soru. {set.description}
            </small>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
