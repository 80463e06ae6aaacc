import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./overlays.module.css";
import { shortcutList } from "#hosting/shortcuts";

export function HelpOverlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Kısayollar"
      wide
      onClose={onClose}
      actions={
        <Button variant="alt" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <dl className={styles.keys}>
        {shortcutList.map(([keys, text]) => (
          <div key={text} style={{ display: "contents" }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
