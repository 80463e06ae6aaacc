import { useState } from "react";
import { OptionToggle } from "../shared/options/phone/option-toggle";
import { OptionButton } from "../shared/options/option-button";
import { OptionContent } from "../shared/options/phone/option-picture";
import { Tiles, useOptionKeys } from "../shared/options/phone/tiles";
import { describedBy } from "../shared/sending/hint";
import { SendBar } from "../shared/sending/send-bar";
import { useHeadingFocus } from "../shared/sending/use-heading-focus";
import { useUnsent } from "../shared/sending/use-unsent";
import type { AnsweringProps } from "../phone-kind";

/** The options to switch on and off, and the bar that sends the chosen ones. */
export function Answering(props: AnsweringProps<"multi">) {
  const { asked, answer, isOpen, isHidden } = props;
  const { options } = asked;
  const unsent = useUnsent<string>(props, {
    empty: "",
    isDraft: (stored) => typeof stored === "string" && Array.from(stored).every((key) => options[key] !== undefined),
    answerOf: (chosen) => chosen || null,
  });
  useHeadingFocus(unsent.isShown);
  const chosen = unsent.draft;
  const toggle = (key: string) =>
    unsent.change(
      Array.from("ABCDEF")
        .filter((one) => chosen.includes(one) !== (one === key))
        .join(""),
    );
  const [said, say] = useState("");
  useOptionKeys(isOpen, options, (key) => {
    toggle(key);
    say(chosen.includes(key) ? `${key} bırakıldı` : `${key} seçildi`);
  });
  return (
    <>
      <Tiles
        options={options}
        images={asked.option_images}
        answer={answer}
        isHidden={isHidden}
        describedBy={describedBy}
      >
        {(key) => {
          const text = <OptionContent text={options[key]!} picture={asked.option_images?.[key]} />;
          if (answer.state !== "none") {
            const state = answer.value.includes(key) ? "chosen" : "faded";
            return <OptionButton key={key} letter={key} text={text} state={state} />;
          }
          return (
            <OptionToggle
              key={key}

              letter={key}
              isOn={chosen.includes(key)}
              disabled={!isOpen}
              onClick={() => toggle(key)}
            >
              {text}
            </OptionToggle>
          );
        }}
      </Tiles>
      <p className="vh" role="status">
        {said}
      </p>
      <SendBar unsent={unsent} missing="En az bir şık seç">
        {`${chosen.length} şıkkı gönder`}
      </SendBar>
    </>
  );
}
