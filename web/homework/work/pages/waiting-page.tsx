import { OrbitingMarble } from "../../../play/game/lobby/orbit";
import { PlainButton } from "../../../ui/plain-button";
import { PhaseHeading } from "../../../ui/phase-heading";
import { FieldPage } from "./field-page";
import type { Work } from "../work";

type Props = { readonly now: Work; readonly onRetry: () => void };

/** All that this device was told is answered; the rest needs a network. */
export function WaitingPage({ now: { you, kept, link }, onRetry }: Props) {
  const isOffline = link === "offline" || link === "late";
  return (
    <FieldPage
      head={you.nickname}
      actions={
        isOffline && (
          <PlainButton variant="field" size="lg" block onClick={onRetry}>
            Şimdi dene
          </PlainButton>
        )
      }
    >
      <OrbitingMarble seed={you.marble} />
      <PhaseHeading>{isOffline ? "Bağlantı bekleniyor" : "Kaydediliyor"}</PhaseHeading>
      <p role="status">
        {kept.length > 0 && `${kept.length} cevabın bu cihazda duruyor. `}
        {isOffline ? "Bağlantı gelince gönderilecek ve devam edeceksin." : ""}
      </p>
    </FieldPage>
  );
}
