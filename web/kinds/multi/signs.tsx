import type { MultiSolution } from "#question/multi";
import { OptionBadge, optionColours } from "../shared/options/option-badge";
import type { WithOptions } from "../shared/options/option-text";
import type { Signs } from "../signs";

/** The shapes and letters of several options. */
export const signs: Signs = {
  Sign: ({ answer, size }) => <Badges letters={answer} size={size} look="faint" />,
  RightSign: ({ solution, size }: { readonly solution: MultiSolution; readonly size: number }) => (
    <Badges letters={solution.correct_option} size={size} look="fill" />
  ),
  colours: ({ options }: WithOptions) => optionColours(options),
};

type Props = { readonly letters: string; readonly size: number; readonly look: "faint" | "fill" };

/** Badges of the letters: one large, several small, two in a row. */
function Badges({ letters, size, look }: Props) {
  if (letters.length < 2) return <OptionBadge letter={letters || "A"} size={size} look={look} />;
  return (
    <span style={{ display: "inline-flex", flexWrap: "wrap", flex: "none", inlineSize: size }}>
      {Array.from(letters, (letter) => (
        <OptionBadge key={letter} letter={letter} size={size / 2} look={look} />
      ))}
    </span>
  );
}
