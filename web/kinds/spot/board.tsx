import { nobodyKnew } from "#words/shared-sentences";
import type { ReactNode } from "react";
import * as foot from "../shared/options/board/foot.module.css";
import { askedOf } from "../answers";
import type { BoardKind, DistributionProps, RevealedProps } from "../board";
import type { PictureRef } from "#question/question";
import type { SpotSolution } from "#question/spot";
import { cx } from "#ui/cx";
import * as styles from "./board.module.css";
import { Ring } from "./mark";
import { Sheet } from "./sheet";
import { TouchMarks } from "./touch-marks";
import { touchesOn } from "./touches";
import { useSheet } from "./use-sheet";
import { solutionText, type SpotAsked } from "./words";
import { number } from "#shared/numbers";

export const board: BoardKind<"spot"> = {
  Answering: ({ asked, isHidden }) => (
    <Shown picture={asked.image} className={cx(styles.picture, isHidden && styles.hidden)} />
  ),
  Distribution,
  OnRemote: ({ question }) => <InHand asked={question} areas={question.solution?.areas ?? []} />,
  ClosedOnRemote: ({ asked, result }) => <InHand asked={asked} areas={result.solution.areas} />,
  hasPicture: true,
  opens: "Resim",
  questionAndAnswers: "Soru ve resim",
  hint: (_, isClosed) => (isClosed ? null : ["target", "Telefonundaki resme dokun"]),
  Remark,
};

type ShownProps = {
  readonly picture: PictureRef | undefined;
  readonly className: string | undefined;
  readonly children?: ReactNode;
};

function Shown({ picture = { id: "", alt: "" }, className, children }: ShownProps) {
  return (
    <Sheet sheet={useSheet(picture)} className={className}>
      {children}
    </Sheet>
  );
}

function Distribution({ asked, result }: DistributionProps<"spot">) {
  const { areas } = result.solution;
  const touches = touchesOn({ ...result, areas, picture: asked.image });
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.right}>Doğru yerler</li>
        <li className={styles.found}>Bulanlar</li>
        <li className={styles.others}>Başka yere dokunanlar</li>
      </ul>
      <Shown picture={asked.image} className={cx(styles.picture, styles.closed)}>
        <TouchMarks areas={areas} touches={touches} />
      </Shown>
    </>
  );
}

/** The picture on the teacher's phone, the right places marked. */
function InHand({
  asked,
  areas,
}: {
  readonly asked: SpotAsked | null;
  readonly areas: SpotSolution["solution"]["areas"];
}) {
  return (
    <>
      <Shown picture={asked?.image} className={styles.inHand}>
        {areas.map((area, i) => (
          <Ring key={i} area={area} />
        ))}
      </Shown>
      <p className="vh">Doğru yerler: {solutionText(asked, { correct_option: null, solution: { areas } })}</p>
    </>
  );
}

function Remark({ asked, result }: RevealedProps<"spot">) {
  const all = askedOf(result);
  const found = result.distribution.right ?? 0;
  const { others } = touchesOn({ ...result, areas: result.solution.areas, picture: asked?.image });
  const most = others[0]?.count ?? 0;
  return (
    <>
      <p className={foot.knew}>
        {all > 0 && found === 0 ? (
          nobodyKnew
        ) : (
          <>
            Bulan{" "}
            <b className="num">
              {found} / {all}
            </b>
          </>
        )}
      </p>
      {most > 1 && <p className={foot.remark}>En kalabalık yanlış nokta: {number(most)} kişi</p>}
    </>
  );
}
