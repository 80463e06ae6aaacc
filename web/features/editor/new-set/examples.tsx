import { RadioRows } from "#ui/fields/radio-rows.tsx";
import { exampleSets, type Example } from "./example-sets";

type Props = { readonly chosen: Example | null; readonly onChoose: (set: Example) => void };

/** Ready-made sets: to see how a good one looks, and to play at once. */
export const Examples = ({ chosen, onChoose }: Props) => (
  <RadioRows
    label="Hangi örnek?"
    rows={exampleSets.map((set) => ({
      value: set,
      label: set.title,
      line: [`${set.questions.length} soru.`, set.description].join(" "),
    }))}
    value={chosen ?? undefined}
    onChange={onChoose}
  />
);
