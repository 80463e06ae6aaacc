import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Formulas } from "../formula-part";
import { spoken } from "../spoken";
import * as styles from "./formula-dialog.module.css";
import { FormulaNotes } from "./formula-preview";
import { palette, withPut, type Selected } from "./palette";
import { useFormulaNotes } from "./use-formula-notes";

type Props = { readonly tex: string; readonly onSave: (tex: string) => void; readonly onClose: () => void };

/** A formula, for teachers with and without TeX: the field holds the source, the buttons write it. */
export function FormulaDialog({ tex, onSave, onClose }: Props) {
  const [{ text, from, to }, setWritten] = useState<Selected>({ text: tex, from: tex.length, to: tex.length });
  const box = useRef<HTMLDivElement>(null);
  const { notes } = useFormulaNotes(text.trim() === "" ? "" : `$$${text}$$`);
  useEffect(() => {
    const field = fieldIn(box.current!);
    field.focus();
    field.setSelectionRange(from, to);
  }, [from, to]);
  const put = (what: string) => {
    const field = fieldIn(box.current!);
    const { selectionStart, selectionEnd } = field;
    setWritten(withPut({ text, from: selectionStart, to: selectionEnd }, what));
    field.focus();
  };
  const isEmpty = text.trim() === "";
  const save = () => !isEmpty && onSave(text);
  return (
    <Dialog
      title="Formül ekle"
      onClose={onClose}
      does={
        <Button disabledReason={isEmpty ? "Önce formülü yazın" : undefined} onClick={save}>
          Formülü ekle
        </Button>
      }
    >
      <div ref={box}>
        <TextAreaField
          className={styles.field}
          label="Formül"
          aside="TeX yazımı"
          rows={2}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          lang="zxx"
          value={text}
          onChange={({ target }) =>
            setWritten({ text: target.value, from: target.selectionStart, to: target.selectionEnd })
          }
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            save();
          }}
        />
      </div>
      <div className={`flow ${styles.palette}`} role="group" aria-label="Hazır formüller">
        {palette.map(({ name, shown, put: what }) => (
          <button key={name} type="button" className={`center ${styles.sign}`} title={name} onClick={() => put(what)}>
            <span className="vh">{name}</span>
            <span aria-hidden="true">
              <Formulas text={`$${shown}$`} />
            </span>
          </button>
        ))}
      </div>
      <div className={styles.preview} aria-hidden="true">
        {isEmpty ? <span className={styles.empty}>Formül burada görünür</span> : <Formulas text={`$$${text}$$`} />}
      </div>
      <FormulaNotes notes={notes} />
      <p className={`quiet ${styles.spoken}`}>
        <Icon name="sound" />
        <span>Sesli okunuşu: {isEmpty ? "–" : spoken(text)}</span>
      </p>
    </Dialog>
  );
}

const fieldIn = (box: HTMLElement): HTMLTextAreaElement => box.querySelector("textarea")!;
