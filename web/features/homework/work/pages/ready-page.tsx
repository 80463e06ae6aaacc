import { clockRunsOn } from "#words/pupil-sentences";
import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import { usePressed } from "#answering/own-pace/use-pressed";
import { currentNumber, type Work } from "#answering/own-pace/work";

type Props = { readonly now: Work; readonly onNext: () => Promise<void>; readonly onBreak: () => void };

/** Page before a question whose clock begins with the press. */
export function ReadyPage({ now, onNext, onBreak }: Props) {
  const { isBusy, press } = usePressed(onNext);
  const { you, homework, link } = now;
  const number = currentNumber(now);
  return (
    <FieldPage
      head={you.nickname}
      actions={
        <>
          <PlainButton variant="lim" size="lg" block busy={isBusy} onClick={press}>
            Soruyu aç
          </PlainButton>
          <PlainButton variant="field" block disabled={isBusy} onClick={onBreak}>
            Ara ver
          </PlainButton>
        </>
      }
    >
      <Marble seed={you.marble} size={104} />
      <PhaseHeading>
        {number === 1 ? "İlk soruya hazır mısın?" : `Sırada ${number}. soru, ${homework.question_count} soru var`}
      </PhaseHeading>
      <p role="status">
        {link === "offline"
          ? "Bağlantı yok. Gelince soruyu açabilirsin."
          : `Soru açılınca süresi başlar. ${clockRunsOn}`}
      </p>
    </FieldPage>
  );
}
