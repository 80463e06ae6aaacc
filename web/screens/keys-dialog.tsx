import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./keys-dialog.module.css";

type Props = {
  readonly keys: readonly (readonly [keys: string, what: string])[];
  readonly onClose: () => void;
};

/** The keyboard shortcuts of a screen. */
export function KeysDialog({ keys, onClose }: Props) {
  return (
    <Dialog title="Klavye kısayolları" onClose={onClose} actions={<Button onClick={onClose}>Kapat</Button>}>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
