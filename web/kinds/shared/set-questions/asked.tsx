import type { GuestQuestion } from "#protocol/http/replies/library";
import type { KindName } from "#question/kinds";
import { usualKind } from "#question/name-of";
import { SetText } from "#question-text/set-text.tsx";
import { OptionList } from "./option-list";
import * as styles from "./set-questions.module.css";

/** The question as a player sees it, besides its text. Nothing here gives the right answer away. */
export function Asked({ question }: { readonly question: GuestQuestion }) {
  const { options, option_images: images, left } = question;
  return (
    <>
      {left && (
        <ol className={styles.left}>
          {left.map((text, i) => (
            <li key={i}>
              <b className="num">{i + 1}.</b> <SetText inline>{text}</SetText>
            </li>
          ))}
        </ol>
      )}
      {options && <OptionList question={{ options, ...(images && { option_images: images }) }} />}
      <How question={question} />
    </>
  );
}

function How({ question: { kind, slider, unit = "" } }: { readonly question: GuestQuestion }) {
  const sentence = slider
    ? `Cevap ${slider.min} ile ${slider.max} arasında kaydırılarak seçilir.`
    : sentences[kind ?? usualKind];
  if (sentence === "") return null;
  return (
    <p className={styles.how}>
      {sentence} {unit !== "" && `Birim: ${unit}.`}
    </p>
  );
}

/** Empty where the options say enough. */
const sentences: Readonly<Record<KindName, string>> = {
  choice: "",
  multi: "",
  typed: "Cevap yazılır.",
  number: "Cevap sayıyla yazılır.",
  order: "Kartlar sıraya dizilir.",
  match: "Kartlar eşleriyle buluşturulur.",
  spot: "Cevap resimde gösterilir.",
  poll: "Doğrusu yok, fikir sorulur.",
  cloud: "Herkes bir kelime yazar; kelimeler bulut olur.",
};
