import type { ReactNode, SubmitEvent } from "react";
import { FailureBanner } from "../failure-banner";
import * as styles from "./form.module.css";

type Props = {
  /** From `useForm`. */
  readonly form: {
    readonly failure: { readonly text: string; readonly takesFocus: boolean } | null;
    /** True if the server is busy: the form is sent again in a moment. */
    readonly isWaiting: boolean;
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  };
  /** True to put the cursor into the first field, on devices with a keyboard. */
  readonly isFirst?: boolean;
  /** A failure from before anything was sent. */
  readonly earlierFailure?: string | null;
  readonly failureAction?: ReactNode;
  readonly children: ReactNode;
};

/** A column of fields under the reason why they were refused. */
export function Form({ form, isFirst = false, earlierFailure, failureAction, children }: Props) {
  return (
    <form
      className={styles.form}
      ref={isFirst ? focusFirstField : undefined}
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      <FailureBanner
        text={form.failure?.text ?? earlierFailure}
        action={failureAction}
        takesFocus={form.failure?.takesFocus ?? true}
      />
      <p className={form.isWaiting ? styles.waiting : "vh"} role="status">
        {form.isWaiting && "Şu an yoğun, birkaç saniye içinde yeniden deneniyor…"}
      </p>
      {children}
    </form>
  );
}

/** As a `ref`. Not on a phone, where the keyboard would cover the page. */
export function focusFirstField(form: HTMLElement | null): void {
  if (form && matchMedia("(pointer: fine)").matches) form.querySelector("input")?.focus({ preventScroll: true });
}
