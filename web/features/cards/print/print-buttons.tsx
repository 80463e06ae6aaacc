import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./cards-tab.module.css";
import type { MadeBoardCode } from "#screens/board-code/code-card.tsx";
import type { PrintedCard } from "./printed-card";
import { pageCount } from "./sheets";
import type { PerPage } from "#hosting/cards/sizes";

type Props = {
  readonly className: string;
  readonly cards: readonly PrintedCard[];
  readonly perPage: PerPage;
  readonly cover: MadeBoardCode | undefined;
  /** True if the whole class is printed. */
  readonly isWhole: boolean;
};

/** The buttons that print the cards, or save them as a file for a printer elsewhere. */
export function PrintButtons({ className, cards, perPage, cover, isWhole }: Props) {
  const [isDrawing, setDrawing] = useState(false);
  const missing = isWhole ? "Önce sınıfa öğrenci ekleyin." : "Önce kart seçin.";
  const reason = cards.length === 0 ? missing : undefined;
  const save = async () => {
    setDrawing(true);
    try {
      const { savePdf } = await import("./pdf-pages");
      await savePdf({ className, cards, perPage, cover });
    } catch {
      // Reached on a device with too little memory, or without a network for the part that draws.
      toast.warning("PDF hazırlanamadı. Yazdırma penceresinden de PDF olarak kaydedebilirsiniz.");
    }
    setDrawing(false);
  };
  return (
    <div className={`flow ${styles.buttons}`}>
      <Button size="lg" icon="print" disabledReason={reason} onClick={() => window.print()}>
        {cards.length === 0 ? "Yazdır" : `${pageCount(cards.length, perPage) + (cover ? 1 : 0)} sayfa yazdır`}
      </Button>
      <Button
        size="lg"
        variant="alt"
        icon="download"
        disabledReason={reason}
        busy={isDrawing}
        onClick={() => void save()}
      >
        PDF indir
      </Button>
    </div>
  );
}
