import { situationOf, wordsOf } from "#protocol/settings/fitted";
import { costsOf, netHint, scoring, wrong_costs, type WrongCosts } from "#protocol/settings/scoring";
import type { HomeworkScoring } from "#protocol/settings/homework-settings";
import { Choices } from "#ui/fields/choices.tsx";

export type CountingProps = {
  readonly scoring: HomeworkScoring;
  /** Undefined until the set has said what its pupils know from their exam. */
  readonly wrongCosts: WrongCosts | undefined;
  /** Said where some questions cost nothing. */
  readonly costsNothing: string | undefined;
  readonly onScoring: (scoring: HomeworkScoring) => void;
  readonly onWrongCosts: (costs: WrongCosts) => void;
};

/** "Net, 3 yanlış 1 doğruyu götürür" */
export const countingLine = ({ scoring: chosen, wrongCosts }: CountingProps): string =>
  `${inWords(scoring, chosen)}${chosen === "net" && wrongCosts ? `, ${costsOf(wrongCosts)}` : ""}`;

/** How the answers of a homework count. */
export const CountingFields = ({ scoring: chosen, wrongCosts, costsNothing, ...on }: CountingProps) => (
  <>
    <Choices
      label="Cevaplar nasıl sayılsın?"
      choices={(["accuracy", "net"] as const).map((value) => ({ value, label: inWords(scoring, value) }))}
      value={chosen}
      hint={chosen === "net" ? netHint : "Yanlış cevap bir şey götürmez."}
      onChange={on.onScoring}
    />
    {chosen === "net" && (
      <Choices
        label={wrong_costs.asks?.question ?? ""}
        choices={([3, 4] as const).map((value) => ({ value: value as number, label: inWords(wrong_costs, value) }))}
        value={wrongCosts ?? 0}
        hint={costsNothing}
        onChange={(costs) => on.onWrongCosts(costs === 3 ? 3 : 4)}
      />
    )}
  </>
);

const inWords = ({ words }: { readonly words?: Parameters<typeof wordsOf>[0] }, value: unknown): string =>
  wordsOf(words, value, situationOf({})) ?? "";
