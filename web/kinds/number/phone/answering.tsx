import { chooseValue } from "../slider-words";
import { useState } from "react";
import { SendBar } from "#kinds/shared/sending/send-bar.tsx";
import { useHeadingFocus } from "#kinds/shared/sending/use-heading-focus";
import { useUnsent } from "#kinds/shared/sending/use-unsent";
import { cx } from "#ui/cx";
import type { AnsweringProps } from "#kinds/phone-kind";
import * as styles from "./phone.module.css";
import { SliderField } from "./slider-field";
import { WrittenField } from "./written-field";
import { meanings, takenFor, withUnit } from "../numerals";

const isNumber = (text: string): boolean => meanings(text).length > 0;

/** The number a pupil sets or types. Empty before the first touch, so that nobody sends the middle by accident. */
export function Answering(props: AnsweringProps<"number">) {
  const { asked, answer, isOpen, isHidden, seed } = props;
  const { unit, slider } = asked;
  const unsent = useUnsent<string>(props, {
    empty: "",
    isDraft: (stored) => typeof stored === "string",
    answerOf: (text) => (isNumber(text) ? text.trim() : null),
  });
  useHeadingFocus(unsent.isShown);
  const [isRefused, setRefused] = useState(false);
  if (answer.state !== "none") {
    return (
      <p className={styles.own}>
        Senin cevabın <b className="num">{withUnit(answer.value, unit)}</b>
      </p>
    );
  }
  const { draft, change, send } = unsent;
  const error = isRefused && draft !== "" && !isNumber(draft);
  const taken = takenFor(draft);
  const field = {
    text: draft,
    unit,
    isOpen,
    error,
    onText(text: string) {
      setRefused(false);
      change(text);
    },
  };
  const press = () => {
    setRefused(true);
    send();
  };
  return (
    <form
      className={cx(isHidden && styles.hidden)}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {slider ? <SliderField {...field} slider={slider} seed={seed} /> : <WrittenField {...field} />}
      <p className={cx(styles.note, error && styles.error)} role="status">
        {error ? faultOf(draft) : taken && `Bunu ${taken.as} diye okuyoruz. Binler için noktasız yaz: ${taken.not}`}
      </p>
      <SendBar unsent={unsent} missing={slider ? chooseValue : "Önce sayıyı yaz"} isReady={draft !== ""} onSend={press}>
        {slider && isNumber(draft) ? `${withUnit(draft, unit)} gönder` : "Gönder"}
      </SendBar>
    </form>
  );
}

const faultOf = (text: string): string =>
  text.replace(/\D/g, "").length > 15 ? "En fazla 15 rakam yaz." : "Bir sayı yaz. Örnek: -7 ya da 2,5";
