import { Component, type ReactNode } from "react";
import { PlainButton } from "../../../ui/plain-button";
import { PhaseHeading } from "../../../ui/phase-heading";
import { Frame } from "../frame";
import styles from "../lobby/waiting.module.css";

type Props = {
  readonly children: ReactNode;
  /** It holds one question: the next one is another try. */
  readonly isQuestion?: boolean;
};

/**
 * A fault of ours must not cost a pupil the game: the place in it is kept, and a new page takes it up. It also knows the kinds
 * of question that this one is too old for.
 */
export class Broken extends Component<Props> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };

  override render() {
    const { children, isQuestion } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Frame tone="field">
        <div className={styles.middle}>
          <PhaseHeading className={styles.title}>
            {isQuestion ? "Bu soru açılamadı" : "Beklenmedik bir sorun oluştu"}
          </PhaseHeading>
          <p className={styles.say} role="alert">
            {isQuestion && "İnternetini kontrol edip sayfayı yenile."} Puanın ve yerin duruyor.
          </p>
        </div>
        <PlainButton variant="lim" size="lg" block onClick={() => location.reload()}>
          {isQuestion ? "Yeniden dene" : "Oyununa dön"}
        </PlainButton>
      </Frame>
    );
  }
}
