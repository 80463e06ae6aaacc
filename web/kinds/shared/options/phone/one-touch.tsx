import type { Timed } from "#game-client/game";
import type { AnsweringProps } from "#kinds/phone-kind";
import { OptionButton } from "../option-button";
import type { WithOptions } from "../option-text";
import { OptionContent } from "./option-picture";
import { Tiles, useOptionKeys } from "./tiles";

/** The same for every kind whose answer is one of its options. */
export type OptionAnsweringProps = Omit<AnsweringProps, "asked"> & { readonly asked: WithOptions & Timed };

/** The options to tap: one tap, sent at once. */
export function OneTouch({
  asked: { options, option_images: images },
  answer,
  isOpen,
  isHidden,
  onAnswer,
}: OptionAnsweringProps) {
  useOptionKeys(isOpen, options, onAnswer);
  return (
    <Tiles options={options} images={images} answer={answer} isHidden={isHidden}>
      {(key) => (
        <OptionButton
          key={key}
          letter={key}
          text={<OptionContent text={options[key]!} picture={images?.[key]} />}
          state={answer.state === "none" ? "idle" : answer.value === key ? "chosen" : "faded"}
          disabled={!isOpen}
          onClick={() => onAnswer(key)}
        />
      )}
    </Tiles>
  );
}
