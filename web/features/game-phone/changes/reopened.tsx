import { cloneElement, useState, type ReactElement } from "react";
import type { AnsweringProps } from "#kinds/phone-kind";
import { ChangeBarContext } from "#kinds/shared/sending/changing";
import type { SendBarProps } from "#kinds/shared/sending/send-bar.tsx";
import { storeUnsent, unsentFor } from "#kinds/shared/sending/unsent";
import { ChangeBar } from "./change-bar";

type Usual = ReactElement<AnsweringProps>;

const open = { state: "none" } as const;

type ReopenedProps = {
  readonly usual: Usual;
  readonly sent: string | null;
  /** "Cevabın alındı." */
  readonly said: string;
  readonly onAnswer: (answer: string) => void;
};

/** A kind that sends by a bar, with its controls open: its draft is on the device, and is what was sent at first. */
export default function Reopened({ usual, sent, said, onAnswer }: ReopenedProps) {
  const { asked, isOpen, isHidden, answer } = usual.props;
  const goBack = () => {
    if (sent !== null) storeUnsent(asked, isPlaced(asked.kind) ? [sent] : sent);
  };
  const [times, setTimes] = useState(() => {
    if (!unsentFor(asked)) goBack();
    return 0;
  });
  // An answer that was taken back does not count.
  if (!isOpen && !isHidden)
    return sent === null && answer.state !== "none" ? cloneElement(usual, { answer: open }) : usual;
  const controls = cloneElement(usual, {
    key: `${usual.key}${times}`,
    answer: open,
    onAnswer,
    // The bell sends no change: what was sent counts.
    ...(sent !== null && { asked: { ...asked, ends_at: null } }),
  });
  const undo = () => {
    goBack();
    setTimes(times + 1);
  };
  const changeBar =
    sent === null ? null : (props: SendBarProps) => <ChangeBar {...props} sent={sent} said={said} undo={undo} />;
  return <ChangeBarContext value={changeBar}>{controls}</ChangeBarContext>;
}

/** Cards are placed step by step: such a draft is a list of answers. */
const isPlaced = (kind: string | undefined): boolean => kind === "order" || kind === "match";
