import { OrbitingMarble } from "#answering/waiting/orbit.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import type { Work } from "#answering/own-pace/work";

type Props = { readonly now: Work; readonly onRetry: () => void };

/** Every question that this device has is answered; the rest needs a network. */
export function WaitingPage({ now: { you, unsent, link }, onRetry }: Props) {
  const isOffline = link === "offline" || link === "slow";
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
        {unsent.length > 0 && `${unsent.length} cevabın bu cihazda duruyor. `}
        {isOffline ? "Bağlantı gelince gönderilecek ve devam edeceksin." : ""}
      </p>
    </FieldPage>
  );
}
