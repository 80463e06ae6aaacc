import { Marble } from "../../../marble/marble";
import { PlainButton } from "../../../ui/plain-button";
import { PhaseHeading } from "../../../ui/phase-heading";
import { dayAndHour } from "../../own/days";
import { FieldPage, Pin } from "./field-page";
import { LeaveButton } from "./leave-button";
import { usePressed } from "../use-pressed";
import type { Work } from "../work";

type Props = {
  readonly now: Work;
  readonly pin: string | null;
  readonly onNext: () => Promise<void>;
  readonly onLeave: () => void;
};

/** A pause of minutes or days. */
export function BreakPage({ now, pin, onNext, onLeave }: Props) {
  const { isBusy, press } = usePressed(onNext);
  const { you, homework, kept } = now;
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
      <PhaseHeading>{kept.length > 0 ? "Buraya kadar bu cihazda duruyor" : "Buraya kadar kaydedildi"}</PhaseHeading>
      {pin !== null && <Pin pin={pin} />}
      <p role="status">
        {kept.length > 0 && `${kept.length} cevabın bağlantı gelince gönderilecek, sayfayı açık bırak. `}
        Son gün {dayAndHour(homework.due_at)}. Aynı bağlantıyla devam edersin.
      </p>
    </FieldPage>
  );
}
