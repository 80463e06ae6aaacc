import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { placeIn, written, type FormulaPlace } from "./formula-place";

const FormulaDialog = lazy(async () => ({ default: (await import("./formula-dialog")).FormulaDialog }));

type Field = HTMLTextAreaElement | HTMLInputElement;
/** Fields that hold texts of the set: not numbers, times or searches. */
const texts = "textarea, input:not([type]):not([inputmode]), input[type=text]:not([inputmode])";

/**
 * "Formül ekle" for every text field inside this element, for any kind of question: Alt+M, or `open`, puts a formula at the
 * cursor's present or last position. Render the dialog outside the element.
 */
export function useFormulaDialog(inside: RefObject<HTMLElement | null>): { open: () => void; dialog: ReactNode } {
  const last = useRef<Field>(null);
  const [place, setPlace] = useState<(FormulaPlace & { readonly field: Field }) | null>(null);
  const open = () => {
    const field = last.current?.isConnected ? last.current : inside.current?.querySelector<Field>(texts);
    if (!field) return;
    // The dialog gives the focus back to the element that had it.
    field.focus();
    const { value: text, selectionStart: from, selectionEnd: to } = field;
    setPlace({ ...placeIn({ text, from: from ?? text.length, to: to ?? text.length }), field });
  };
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(texts)) last.current = target as Field;
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // By the key's position: with Alt some layouts write another character there.
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

/** Fires the event of typing, so that the owner of the text is notified. */
function put(field: Field, { from, to }: FormulaPlace, source: string): void {
  field.setRangeText(source, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
