import type { ReactNode } from "react";
import { pointOf } from "#question/picture/on-picture";
import type { PictureRef } from "#question/question";
import { ResultHead } from "#kinds/shared/sending/result-head.tsx";
import type { ResultProps } from "#kinds/phone-kind";
import { Ring } from "../mark";
import * as styles from "./phone.module.css";
import { Pin } from "./pin";
import { Sheet } from "../sheet";
import { useSheet } from "../use-sheet";
import { shownSaid, why } from "./verdict";

type Props = ResultProps<"spot"> & { readonly usual: ReactNode };

/** The picture with the right places as rings, and the place of the pupil's marble. */
export function OwnResult({ usual, ...facts }: Props) {
  const { asked, own, seed } = facts;
  if (!asked?.image) return usual;
  return (
    <>
      <ResultHead seed={seed} own={own}>
        {why(facts)}
      </ResultHead>
      <Shown {...facts} picture={asked.image} />
    </>
  );
}

export const Comparison = (facts: Omit<Props, "usual">) =>
  facts.asked?.image ? <Shown {...facts} picture={facts.asked.image} /> : null;

function Shown({ picture, ...facts }: Omit<Props, "usual"> & { readonly picture: PictureRef }) {
  const { result, own, seed } = facts;
  const sheet = useSheet(picture);
  const at = own?.answer == null ? null : pointOf(own.answer);
  return (
    <figure className={styles.shown}>
      <figcaption className="vh">{shownSaid(facts)}</figcaption>
      <Sheet sheet={sheet} className={styles.room}>
        {result.solution.areas.map((area, i) => (
          <Ring key={i} area={area} />
        ))}
        {at && <Pin at={at} seed={seed} />}
      </Sheet>
    </figure>
  );
}
