import { PlainButton } from "#ui/plain-button.tsx";
import type { SendBarProps } from "#kinds/shared/sending/send-bar.tsx";
import * as bar from "#kinds/shared/sending/send-bar.module.css";
import { cx } from "#ui/cx";
import * as styles from "./changes.module.css";

type Props = SendBarProps & { readonly sent: string; readonly said: string; readonly undo: () => void };

/** The send bar once an answer was sent: what was changed since is sent, or given up. */
export function ChangeBar({ unsent, missing, isReady, onSend, sent, said, undo }: Props) {
  const isChanged = unsent.answer !== sent;
  return (
    <div className={cx(bar.bar, isChanged && styles.changed)}>
      {isChanged && (
        <PlainButton variant="quiet" onClick={undo}>
          Geri al
        </PlainButton>
      )}
      {isChanged && (isReady ?? unsent.answer !== null) ? (
        <PlainButton block className={bar.send} onClick={onSend ?? unsent.send}>
          Değişikliği gönder
        </PlainButton>
      ) : (
        <p className={bar.missing}>{isChanged ? missing : said}</p>
      )}
    </div>
  );
}
