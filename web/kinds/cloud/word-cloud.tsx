import { noWords } from "./answers";
import { useState, type CSSProperties, type KeyboardEvent } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { DistributionProps } from "../board";
import * as styles from "./board.module.css";
import type { WordPlace } from "./layout";
import { useLayout } from "./use-layout";
import { wordColour } from "./word-colour";
import { number } from "#shared/numbers";

type Props = DistributionProps<"cloud">;

/** The class's words, each as large as its count. Nothing moves once it is drawn. */
export function WordCloud({ result: { texts = [] }, word }: Props) {
  const [openText, setOpen] = useState<string | null>(null);
  const { ground, places } = useLayout(texts);
  const seen = texts.filter(({ hidden }) => !hidden);
  const opened = seen.find(({ text }) => text === openText);
  const place = opened && places.get(opened.text);
  const hide = (text: string) => {
    word.hide(text, true);
    setOpen(null);
  };
  const press = (event: KeyboardEvent) => {
    const { text } = (event.target as HTMLElement).dataset;
    if (event.key === "Escape" && opened) setOpen(null);
    else if (/^(?:h|delete)$/i.test(event.key) && text !== undefined) hide(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons in it
    <div
      className={styles.cloud}
      ref={ground}
      onKeyDown={press}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && setOpen(null)}
    >
      {seen.length === 0 && <p className={`center ${styles.empty}`}>{noWords}</p>}
      {texts.map((one, rank) => {
        const at = places.get(one.text);
        return at && <WordButton key={one.text} word={one} {...{ at, rank }} onOpen={() => setOpen(one.text)} />;
      })}
      {opened && place && (
        <div className={`row ${styles.opened}`} style={besides(place)}>
          <span role="status">
            “
            <SetText inline isAnswer>
              {opened.text}
            </SetText>
            ”, {number(opened.count)} kişi
          </span>
          <button type="button" onClick={() => hide(opened.text)}>
            <Icon name="eye-off" /> Gizle
          </button>
        </div>
      )}
    </div>
  );
}

type WordProps = {
  readonly word: ClosedText;
  readonly at: WordPlace;
  readonly rank: number;
  readonly onOpen: () => void;
};

function WordButton({ word: { text, count, hidden }, at, rank, onOpen }: WordProps) {
  const style = {
    "--x": `${at.x / 16}rem`,
    "--y": `${at.y / 16}rem`,
    "--size": `${at.size / 16}rem`,
    "--colour": wordColour(rank, count),
    animationDelay: `${Math.min(rank * 30, 900)}ms`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={cx("row", styles.word, hidden && styles.gone)}
      style={style}
      data-text={text}
      data-count={count > 1 ? number(count) : undefined}
      aria-label={`${text}, ${number(count)} kişi`}
      onClick={onOpen}
    >
      <SetText inline isAnswer>
        {text}
      </SetText>
    </button>
  );
}

/** Places the box over its word, or under a word at the upper edge, and always within the sides of the cloud. */
function besides({ x, y, size }: WordPlace): CSSProperties {
  const above = (y - size / 2) / 16 - 6.25;
  const top = above < -20 ? (y + size / 2) / 16 + 0.5 : above;
  const left = Math.max(-34, Math.min(34, x / 16));
  return { top: `calc(50% + ${top}rem)`, left: `calc(50% + ${left}rem)`, transform: "translateX(-50%)" };
}
