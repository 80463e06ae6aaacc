import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { ConfirmDialog, Dialog } from "#ui/overlays/dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toasts";
import { longSentence, longWord } from "./long-words";
import { Shelf } from "./shelf";
import * as styles from "./catalogue.module.css";

const tones = ["ok", "info", "warn", "err"] as const;
const items = [
  { label: "Çoğalt", icon: "copy", onSelect: () => {} },
  { label: longWord, onSelect: () => {}, disabledReason: "Bu oyun bitmiş." },
  { label: "Sil", icon: "trash", danger: true, onSelect: () => {} },
] as const;

export function Overlays() {
  const [open, setOpen] = useState<"question" | "side" | null>(null);
  const close = () => setOpen(null);
  return (
    <Shelf title="Pencereler, bildirimler, şeritler">
      <div className={styles.column}>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} action={<button>Yeniden dene</button>}>
            {longSentence}
          </Banner>
        ))}
        <Banner tone="warn" shape="strip">
          Bağlantı koptu, yeniden bağlanılıyor (2/5)
        </Banner>
      </div>
      <div className={styles.column}>
        <div className={`row wrap ${styles.row}`}>
          <Button variant="alt" onClick={() => setOpen("question")}>
            Soru soran pencere
          </Button>
          <Button variant="alt" onClick={() => setOpen("side")}>
            Yandan açılan pencere
          </Button>
          <Menu label="Menü" items={items} />
        </div>
        <div className={`row wrap ${styles.row}`}>
          <Button variant="alt" onClick={() => toast.success("Kaydedildi")}>
            Başarı
          </Button>
          <Button variant="alt" onClick={() => toast.error(longSentence)}>
            Hata
          </Button>
        </div>
        <EmptyState title="Henüz set yok." action={<Button>Yeni set</Button>}>
          {longSentence}
        </EmptyState>
      </div>
      {open === "question" && (
        <ConfirmDialog title="Oyun silinsin mi?" confirm="Sil" danger onConfirm={close} onClose={close}>
          {longSentence}
        </ConfirmDialog>
      )}
      {open === "side" && (
        <Dialog title={longWord} shape="side" does={<Button onClick={close}>Kaydet</Button>} onClose={close}>
          {longSentence}
        </Dialog>
      )}
    </Shelf>
  );
}
