import { number } from "#shared/numbers";
import type { CSSProperties, ReactNode } from "react";
import { Marble } from "#ui/marble/marble.tsx";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { nearFold } from "../shared/written/phone/near-fold";
import type { ResultProps } from "../phone-kind";
import * as styles from "./phone.module.css";

type Props = ResultProps<"cloud">;

const FIVE = 5;
/**
 * The title for the words on a phone: it gets five at most. A hidden word looks like a rare one, so that nobody learns about
 * it.
 */
const headOf = (count: number): string => (count >= FIVE ? "En çok yazılan beş kelime:" : "En çok yazılan kelimeler:");

/** The most frequent words, and the pupil's own. Neither right nor wrong. */
export function OwnResult({ result, own, seed }: Props & { readonly usual: ReactNode }) {
  const { texts = [] } = result;
  const mine = ownRow(texts, own?.answer);
  return (
    <>
      <div className={styles.head}>
        <PhaseHeading className={styles.title}>Bulut tahtada</PhaseHeading>
        {texts.length > 0 && <p>{headOf(texts.length)}</p>}
      </div>
      <div className={styles.middle}>
        {texts.length > 0 ? (
          <ul>
            {texts.map((row) => (
              <li key={row.text} className={cx(row === mine && styles.mine)}>
                <span>
                  <SetText inline isAnswer>
                    {row.text}
                  </SetText>
                  <i style={{ "--share": row.count / texts[0]!.count } as CSSProperties} />
                </span>
                <b className="num">
                  {number(row.count)}
                  <span className="vh"> kişi</span>
                </b>
              </li>
            ))}
          </ul>
        ) : (
          <Marble seed={seed} size={148} />
        )}
      </div>
      <p className={styles.own}>
        {own?.answer == null ? (
          "Bu sefer kelime yazmadın."
        ) : (
          <>
            Senin kelimen:{" "}
            <b>
              <SetText inline isAnswer>
                {own.answer}
              </SetText>
            </b>
            {mine && `, ${number(mine.count)} kişi yazdı.`}
          </>
        )}
      </p>
    </>
  );
}

function ownRow(texts: NonNullable<Props["result"]["texts"]>, answer: string | null | undefined) {
  return answer == null ? undefined : texts.find(({ text }) => nearFold(text) === nearFold(answer));
}

export function saidResult({ result: { texts = [] }, own }: Omit<Props, "seed">): string {
  const mine = ownRow(texts, own?.answer);
  return [
    texts.length > 0 && `${headOf(texts.length)} ${texts.map(({ text, count }) => `${text} ${count}`).join(", ")}.`,
    own?.answer != null && `Senin kelimen: ${own.answer}${mine ? `, ${mine.count} kişi yazdı` : ""}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
