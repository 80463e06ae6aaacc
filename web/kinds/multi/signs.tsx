import { OptionBadge, optionColours } from "../shared/options/option-badge";
import type { Signs } from "../signs";

/** The shapes and letters of several options. */
export const signs: Signs<"multi"> = {
  Sign: ({ answer, size }) => <Badges letters={answer} size={size} look="faint" />,
  RightSign: ({ solution, size }) => <Badges letters={solution.correct_option} size={size} look="fill" />,
  colours: ({ options }) => optionColours(options),
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
