import { fieldNamed, fieldNames } from "#question/fields/fields";
import { kindOf, type QuestionDraft } from "#question/kinds";
import { Chips } from "#ui/fields/chips.tsx";

type Props = {
  readonly draft: QuestionDraft;
  readonly onChange: (change: Partial<QuestionDraft>) => void;
};

/** A row of buttons for each field whose values are on offer. */
export const FieldChoices = ({ draft, onChange }: Props) =>
  fieldNames.map((name) => {
    const { label, choices, isOfJudged } = fieldNamed(name);
    if (!choices || (isOfJudged && !kindOf(draft).isJudged)) return null;
    const at = choices.findIndex(([value]) => value === (draft[name] ?? null));
    const buttons = choices.map(([, words], value) => ({ value, label: words }));
    const choose = (place: number) => onChange({ [name]: choices[place]![0] });
    return <Chips key={name} label={label} choices={buttons} value={at} onChange={choose} />;
  });
