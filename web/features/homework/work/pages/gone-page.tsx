import { buttonClass } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import type { Gone } from "#answering/own-pace/work";

const words: Record<Gone, readonly [string, string]> = {
  deleted: ["Ödev kaldırıldı", "Öğretmenin bu ödevi kaldırdı."],
  removed: [
    "Ödevden çıkarıldın",
    "Öğretmenin seni bu ödevden çıkardı. Bir yanlışlık olduğunu düşünüyorsan öğretmenine söyle.",
  ],
  freed: ["Yerin boşaltıldı", "Öğretmenin bu yeri boşalttı. Numaranı yeniden yazabilirsin."],
  unknown: ["Yeniden girmen gerekiyor", "Bu cihazdaki yerin bulunamadı. Geri dönüş sayınla kaldığın yerden sürer."],
};

/** This device has no place in the homework any more. */
export function GonePage({ why }: { readonly why: Gone }) {
  const [title, text] = words[why];
  return (
    <FieldPage
      head=""
      actions={
        why !== "deleted" && (
          <a
            className={buttonClass({ variant: "lim", size: "lg", block: true })}
            href={`?${why === "unknown" ? "devam" : ""}`}
          >
            {why === "unknown" ? "Kaldığım yerden devam et" : "Yeniden gir"}
          </a>
        )
      }
    >
      <PhaseHeading>{title}</PhaseHeading>
      <p role="alert">{text}</p>
    </FieldPage>
  );
}
