import type { ReactNode, RefObject } from "react";
import { cx } from "../cx";
import * as styles from "./field-group.module.css";
import { Icon } from "../drawn/icon";

type Props = {
  readonly label: string;
  /** At the right end of the label: "3–8 kart" */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  /** The id of the hint or error about all of them. */
  readonly describedBy?: string | undefined;
  readonly group?: RefObject<HTMLFieldSetElement | null>;
  /** The focus has left all of them. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Fields that form one value together. */
export const FieldGroup = ({ label, aside, className, describedBy, group, onLeave, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the fields in it
  <fieldset
    ref={group}
    className={cx(styles.group, className)}
    aria-describedby={describedBy}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) onLeave?.();
    }}
  >
    <legend>
      {label} {aside !== undefined && <small className="num">{aside}</small>}
    </legend>
    {children}
  </fieldset>
);

type LineProps = { readonly id?: string; readonly children: ReactNode };

/** The error of a field, under it. */
export const FieldFault = ({ id, children }: LineProps) => (
  <p className={cx(styles.line, styles.fault)} id={id}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
);

/** A hint that may be useful. */
export const FieldNote = ({ id, children }: LineProps) => (
  <p className={styles.line} id={id} role="note">
    <Icon name="info" />
    <span>{children}</span>
  </p>
);
