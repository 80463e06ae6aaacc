import type { ReactNode } from "react";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Frame } from "../frame";
import * as styles from "./waiting.module.css";

type Props = {
  readonly marble?: ReactNode;
  readonly title: string;
  readonly isAlert?: boolean;
  readonly actions?: ReactNode;
  /** The sentence. */
  readonly children: ReactNode;
};

/** A page that only says something to a pupil. */
export const MessagePage = (props: Props) => (
  <Frame tone="field">
    <Message {...props} />
  </Frame>
);

export const Message = ({ marble, title, isAlert, actions, children }: Props) => (
  <>
    <div className={styles.middle}>
      {marble}
      <PhaseHeading className={styles.title}>{title}</PhaseHeading>
      <p className={styles.say} role={isAlert ? "alert" : "status"}>
        {children}
      </p>
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </>
);
