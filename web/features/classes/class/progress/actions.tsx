import { useState } from "react";
import type { ProgressReply } from "#protocol/http/classes";
import { messageOf } from "#api/api-error";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import type { By } from "./columns";
import { downloadCsv, downloadXlsx } from "./downloads";
import * as styles from "./progress.module.css";

type Props = { readonly reply: ProgressReply; readonly name: string; readonly by: By };

/** Downloads and prints the table. */
export function ProgressActions({ reply, name, by }: Props) {
  const [busy, setBusy] = useState(false);
  const excel = async () => {
    setBusy(true);
    try {
      await downloadXlsx(reply, name);
    } catch (error) {
      toast.error(messageOf(error), { title: "Dosya hazırlanamadı" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button variant="alt" icon="download" busy={busy} onClick={() => void excel()}>
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
