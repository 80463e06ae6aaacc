import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { placeIn, written, type FormulaPlace } from "./formula-place";

const FormulaDialog = lazy(async () => ({ default: (await import("./formula-dialog")).FormulaDialog }));

type Field = HTMLTextAreaElement | HTMLInputElement;
/** What is written in it is a text of the set: numbers, times and searches are not. */
const texts = "textarea, input:not([type]):not([inputmode]), input[type=text]:not([inputmode])";

/**
 * "Formül ekle" for every text field inside this element, whatever kind of question has it: Alt+M, or `open`, puts a formula
 * where the cursor is, or was last. The dialog is to be drawn outside of it.
 */
export function useFormulaDialog(inside: RefObject<HTMLElement | null>): { open: () => void; dialog: ReactNode } {
  const last = useRef<Field>(null);
  const [place, setPlace] = useState<(FormulaPlace & { readonly field: Field }) | null>(null);
  const open = () => {
    const field = last.current?.isConnected ? last.current : inside.current?.querySelector<Field>(texts);
    if (!field) return;
    // The dialog gives the focus back to where it was.
    field.focus();
    const { value: text, selectionStart: from, selectionEnd: to } = field;
    setPlace({ ...placeIn({ text, from: from ?? text.length, to: to ?? text.length }), field });
  };
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(texts)) last.current = target as Field;
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // By its place on the keyboard: with Alt some layouts write another sign there.
    if (event.code !== "KeyM" || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const element = inside.current!;
    element.addEventListener("focusin", focused);
    element.addEventListener("keydown", pressed);
    return () => {
      element.removeEventListener("focusin", focused);
      element.removeEventListener("keydown", pressed);
    };
  }, [inside]);
  const close = () => setPlace(null);
  const dialog = place && (
    <Suspense>
      <FormulaDialog
        tex={place.tex}
        onClose={close}
        onSave={(tex) => {
          put(place.field, place, written(place, tex));
          close();
        }}
      />
    </Suspense>
  );
  return { open, dialog };
}

/** As if it had been typed: whoever holds the text hears of it. */
function put(field: Field, { from, to }: FormulaPlace, source: string): void {
  field.setRangeText(source, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
