import { useState, type KeyboardEvent } from "react";
import { OptionBadge, optionColour } from "#kinds/shared/options/option-badge.tsx";
import tile from "#kinds/shared/options/option-button.module.css";
import { keysOf } from "#kinds/shared/options/option-text";
import type { OptionAnsweringProps } from "#kinds/shared/options/phone/one-touch.tsx";
import { OptionContent } from "#kinds/shared/options/phone/option-picture.tsx";
import { Tiles, useOptionKeys } from "#kinds/shared/options/phone/tiles.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./changes.module.css";

type Props = OptionAnsweringProps & {
  /** The option chosen last; null for none. */
  readonly sent: string | null;
  readonly isOffline: boolean;
};

/** The options as radios: the chosen one is ringed, another tap or key chooses another one, arrows only move the focus. */
export function ChangingTiles({ asked, answer, isOpen, isHidden, onAnswer, sent, isOffline }: Props) {
  const { options, option_images: images } = asked;
  const keys = keysOf(options);
  const [focused, setFocused] = useState<string | null>(null);
  useOptionKeys(isOpen, options, onAnswer);
  const move = (event: KeyboardEvent<HTMLButtonElement>, key: string) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = keys[(keys.indexOf(key) + by + keys.length) % keys.length]!;
    setFocused(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-option="${next}"]`)?.focus();
  };
  const isPlain = isOpen ? sent === null : sent === null && answer.state === "none";
  return (
    <Tiles options={options} images={images} answer={unshrunk} isHidden={isHidden} role="radiogroup">
      {(key) => {
        const isChosen = key === sent;
        const look = isPlain
          ? tile.idle
          : isChosen
            ? cx(tile.idle, isOpen && styles.mine)
            : isOpen
              ? styles.open
              : tile.faded;
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a tile, as in every other question
          <button
            key={key}
            type="button"
            role="radio"
            data-option={key}
            className={cx(tile.tile, optionColour(key), look)}
            aria-checked={isChosen}
            aria-disabled={!isOpen || undefined}
            tabIndex={key === (focused ?? sent ?? keys[0]) ? 0 : -1}
            onFocus={() => setFocused(key)}
            onKeyDown={(event) => move(event, key)}
            onClick={isOpen ? () => onAnswer(key) : undefined}
          >
            <OptionBadge
              letter={key}
              look={isPlain || isChosen ? "ink" : isOpen ? "fill" : "faint"}
              className={tile.badge}
            />
            <span className={tile.text}>
              <span className="vh">{key}: </span>
              <OptionContent text={options[key]!} picture={images?.[key]} />
            </span>
            {isChosen && (
              <span className={cx(tile.disc, styles.disc)}>
                {answer.state === "accepted" ? (
                  <Icon name="check" />
                ) : (
                  <span className={cx(styles.ring, isOffline ? styles.waits : styles.turns)} />
                )}
              </span>
            )}
          </button>
        );
      }}
    </Tiles>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Tiles shrink once an answer is given; these keep their size, so that nothing jumps. */
const unshrunk = { state: "none" } as const;
