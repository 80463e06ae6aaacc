import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { firstName } from "#homework-client/first-name";
import { FieldPage, Pin } from "#answering/own-pace/field-page.tsx";
import { usePressed } from "#answering/own-pace/use-pressed";
import type { Work } from "#answering/own-pace/work";

type Props = {
  readonly now: Work;
  readonly pin: string | null;
  readonly home: string;
  readonly onNext: () => Promise<void>;
};

/** Shown once, before the first question: the number that another device will ask for. */
export function PinPage({ now: { you, homework }, pin, home, onNext }: Props) {
  const { isBusy, press } = usePressed(onNext);
  const who = homework.joins_by === "nickname" ? "takma adınla" : "numaranla";
  return (
    <FieldPage
      head={<span dangerouslySetInnerHTML={{ __html: home }} />}
      actions={
        <PlainButton variant="lim" size="lg" block busy={isBusy} onClick={press}>
          Sakladım, başla
        </PlainButton>
      }
    >
      <Marble seed={you.marble} size={104} />
      <PhaseHeading>{firstName(you.nickname)}, bu sayıyı sakla</PhaseHeading>
      {pin !== null && <Pin pin={pin} />}
      <p>
        Başka telefondan ya da yarın devam etmek istersen {who} birlikte bunu sorarız. Yaz ya da ekran görüntüsünü al;
        kimseye söyleme.
      </p>
    </FieldPage>
  );
}
