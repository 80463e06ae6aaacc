import { useState } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import { SetText } from "#question-text/set-text.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./hidden-answers.module.css";
import { number } from "#shared/numbers";

type Props = {
  readonly hidden: readonly ClosedText[];
  readonly className: string | undefined;
  /** On the button; "Göster" by default. */
  readonly label?: string;
  readonly title: string;
  readonly onShow: (text: string) => void;
};

/** The answers taken from the board. Asks before it shows them, as the class would see them here too. */
export function HiddenAnswers({ hidden, className, label = "Göster", title, onShow }: Props) {
  const [step, setStep] = useState<"closed" | "asks" | "shows">("closed");
  const close = () => setStep("closed");
  return (
    <>
      <button type="button" className={className} onClick={() => setStep("asks")}>
        {label}
      </button>
      {step === "asks" && (
        <Dialog
          title="Gizli cevaplar tahtada görünecek."
          onClose={close}
          actions={
            <>
              <Button variant="alt" onClick={close}>
                Vazgeç
              </Button>
              <Button onClick={() => setStep("shows")}>Göster</Button>
            </>
          }
        />
      )}
      {step === "shows" && (
        <Dialog title={title} onClose={close} actions={<Button onClick={close}>Tamam</Button>}>
          <HiddenList hidden={hidden} onShow={onShow} />
        </Dialog>
      )}
    </>
  );
}

/** The hidden texts, each with a button that puts it back on the board. */
export function HiddenList({ hidden, onShow }: Pick<Props, "hidden" | "onShow">) {
  return (
    <ul className={styles.list}>
      {hidden.map(({ text, count }) => (
        <li key={text}>
          <span>
            <SetText inline isAnswer>
              {text}
            </SetText>
            , {number(count)} kişi
          </span>
          <Button variant="alt" size="sm" aria-label={`${text}: tahtada göster`} onClick={() => onShow(text)}>
            Tahtada göster
          </Button>
        </li>
      ))}
    </ul>
  );
}
