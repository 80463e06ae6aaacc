import type { ProgressReply } from "#protocol/http/replies/classes";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import type { By } from "./columns";
import { downloadCsv, downloadXlsx } from "./downloads";
import * as styles from "./progress.module.css";

type Props = { readonly reply: ProgressReply; readonly name: string; readonly by: By };

/** Downloads and prints the table. */
export function ProgressActions({ reply, name, by }: Props) {
  const { busy, run: excel } = useAction("Dosya hazırlanamadı", () => downloadXlsx(reply, name));
  return (
    <div className={`flow ${styles.actions}`}>
      <Button variant="alt" icon="download" busy={busy} onClick={excel}>
        Excel indir
      </Button>
      <Button variant="alt" icon="download" onClick={() => downloadCsv(reply, name, by)}>
        CSV indir
      </Button>
      <Button variant="alt" icon="print" onClick={() => print()}>
        Yazdır
      </Button>
    </div>
  );
}
