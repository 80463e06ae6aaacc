import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { whenInWords } from "#homework-client/days";
import { FieldPage, Pin } from "#answering/own-pace/field-page.tsx";
import { LeaveButton } from "./leave-button";
import { usePressed } from "#answering/own-pace/use-pressed";
import type { Work } from "#answering/own-pace/work";

type Props = {
  readonly now: Work;
  readonly pin: string | null;
  readonly onNext: () => Promise<void>;
  readonly onLeave: () => void;
};

/** A pause of minutes or days. */
export function BreakPage({ now, pin, onNext, onLeave }: Props) {
  const { isBusy, press } = usePressed(onNext);
  const { you, homework, unsent } = now;
  return (
    <FieldPage
      head={you.nickname}
      actions={
        <>
          <PlainButton variant="lim" size="lg" block busy={isBusy} onClick={press}>
            Devam et
          </PlainButton>
          <LeaveButton now={now} onLeave={onLeave} />
        </>
      }
    >
      <Marble seed={you.marble} size={84} />
      <PhaseHeading>{unsent.length > 0 ? "Buraya kadar bu cihazda duruyor" : "Buraya kadar kaydedildi"}</PhaseHeading>
      {pin !== null && <Pin pin={pin} />}
      <p role="status">
        {unsent.length > 0 && `${unsent.length} cevabın bağlantı gelince gönderilecek, sayfayı açık bırak. `}
        Son gün {whenInWords(homework.due_at, homework.time_zone)}. Aynı bağlantıyla devam edersin.
      </p>
    </FieldPage>
  );
}
