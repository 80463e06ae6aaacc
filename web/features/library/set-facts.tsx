import type { ReactNode } from "react";
import type { SharedSet } from "#protocol/http/replies/library";
import { gradeName, subjectName } from "#shared/curriculum";
import { licenceAddress } from "#words/licence";
import { languageName } from "#words/languages";
import { number } from "#shared/numbers";
import { listedKinds } from "#kinds/kinds-listed";
import * as styles from "./set-facts.module.css";

/** Facts about a set, beside its questions. */
export function SetFacts({ set }: { readonly set: SharedSet }) {
  const { subject, grade, language, question_count: count, kinds, outcomes, copies, licence } = set;
  return (
    <dl className={styles.facts}>
      {subject !== null && <Fact name="Ders">{subjectName(subject)}</Fact>}
      {grade !== null && <Fact name="Sınıf düzeyi">{gradeName(grade)}</Fact>}
      {language !== "tr" && <Fact name="Dil">{languageName(language)}</Fact>}
      <Fact name="Soru">{number(count)}</Fact>
      <Fact name="Soru türleri">{kinds.map(kindName).join(", ")}</Fact>
      {outcomes.length > 0 && <Fact name="Kazanımlar">{outcomes.join(", ")}</Fact>}
      <Fact name="Kopya">{number(copies)}</Fact>
      <Fact name="Lisans">
        <a href={licenceAddress} target="_blank" rel="noreferrer license">
          {licence}
        </a>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

const listed = listedKinds.flatMap(({ kinds }) => kinds);
const kindName = (kind: string): string =>
  listed.find((one) => one.kind === kind)?.name.toLocaleLowerCase("tr") ?? "başka türde";
