import { useState } from "react";
import type { ProgressReply } from "#protocol/http/classes";
import { messageOf } from "../../../../lib/calls/api-error";
import { Button } from "../../../../ui/button";
import { toast } from "../../../../ui/overlays/toasts";
import { downloadCsv, downloadXlsx } from "./downloads";
import styles from "./progress.module.css";

/** The table as a file, and on paper. */
export function ProgressActions({ reply, now }: { readonly reply: ProgressReply; readonly now: number }) {
  const [busy, setBusy] = useState(false);
  const excel = async () => {
    setBusy(true);
    try {
      await downloadXlsx(reply, now);
    } catch (error) {
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: "Dosya hazırlanamadı" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button variant="alt" icon="download" busy={busy} onClick={() => void excel()}>
        Excel indir
      </Button>
      <Button variant="alt" icon="download" onClick={() => downloadCsv(reply, now)}>
        CSV indir
      </Button>
      <Button variant="alt" icon="print" onClick={() => print()}>
        Yazdır
      </Button>
    </div>
  );
}
