import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import styles from "./keys-dialog.module.css";

const keys = [
  ["↑ ↓", "Satırlar arasında gez"],
  ["Boşluk", "Satırı seç"],
  ["O", "Onayla"],
  ["R", "Reddet"],
  ["/", "Ara"],
  ["?", "Bu listeyi aç"],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
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
