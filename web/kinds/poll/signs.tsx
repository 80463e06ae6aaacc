import { OptionBadge, optionColours } from "../shared/options/option-badge";
import type { Signs } from "../signs";

/** An option's shape and letter; three bars in place of the right answer, which a poll does not have. */
export const signs: Signs<"poll"> = {
  Sign: ({ answer, size }) => <OptionBadge letter={answer} size={size} look="faint" />,
  RightSign: ({ size }) => (
    <svg viewBox="0 0 24 24" width={size} fill="none" stroke="var(--edge)" strokeWidth={4} aria-hidden>
      {bars}
    </svg>
  ),
  colours: ({ options }) => optionColours(options),
};

export const bars = <path d="M5 20v-7M12 20V4M19 20V9" strokeLinecap="round" />;
