import { OptionBadge, optionColour } from "#kinds/shared/options/option-badge.tsx";
import tile from "#kinds/shared/options/option-button.module.css";
import type { AnsweringProps } from "#kinds/phone-kind";
import { OptionContent } from "#kinds/shared/options/phone/option-picture.tsx";
import { Tiles, useOptionKeys } from "#kinds/shared/options/phone/tiles.tsx";
import { SendBar } from "#kinds/shared/sending/send-bar.tsx";
import { useUnsent } from "#kinds/shared/sending/use-unsent";
import { cx } from "#ui/cx";
import { useKeyDown } from "#ui/use/use-key-down";

/** The options of a question with one answer: free to change until it is sent, by the bar or Enter. */
export function OneChoice(props: AnsweringProps) {
  const { asked, answer, isOpen, isHidden } = props;
  const { options = {}, option_images: images } = asked;
  const unsent = useUnsent<string>(props, {
    empty: "",
    isDraft: (stored) => typeof stored === "string" && options[stored] !== undefined,
    answerOf: (chosen) => chosen || null,
  });
  const chosen = answer.state === "none" ? unsent.draft : answer.value;
  useOptionKeys(isOpen, options, unsent.change);
  useEnter(isOpen && chosen !== "", unsent.send);
  return (
    <>
      <Tiles options={options} images={images} answer={untouched} isHidden={isHidden}>
        {(key) => (
          <button
            key={key}
            type="button"
            className={cx(tile.tile, optionColour(key), chosen === "" || chosen === key ? tile.idle : tile.faded)}
            aria-pressed={chosen === key}
            aria-disabled={!isOpen || undefined}
            onClick={isOpen ? () => unsent.change(key) : undefined}
          >
            <OptionBadge letter={key} look={chosen === "" || chosen === key ? "ink" : "faint"} className={tile.badge} />
            <span className={tile.text}>
              <span className="vh">{key}: </span>
              <OptionContent text={options[key]!} picture={images?.[key]} />
            </span>
          </button>
        )}
      </Tiles>
      <SendBar unsent={{ ...unsent, isShown: true }} missing="Bir şık seç">
        Cevapla
      </SendBar>
    </>
  );
}

/** The state of an option that can still be changed: it keeps tiles from shrinking as they do after an answer. */
const untouched = { state: "none" } as const;

/** Sends on Enter, except where Enter presses something else. */
function useEnter(isOn: boolean, send: () => void): void {
  useKeyDown((event) => {
    if (!isOn || event.key !== "Enter" || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.getAttribute("aria-pressed") !== "true") return;
    event.preventDefault();
    send();
  });
}
