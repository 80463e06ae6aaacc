import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { CardUploads } from "./card-uploads";

/**
 * Adds pictures that are dropped on the card or pasted into it: to the option under the pointer or with the focus, otherwise to
 * the question. True while a file is dragged over the window.
 */
export function useIncomingPictures(card: RefObject<HTMLElement | null>, uploads: CardUploads | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    // Dropped beside the card, the file would open in place of the page.
    event.preventDefault();
    if (card.current?.contains(event.target as Node)) uploads?.add(place(event.target), files);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData).filter(({ type }) => type.startsWith("image/"));
    const isOther =
      event.target instanceof Node && event.target !== document.body && !card.current?.contains(event.target);
    // A table copied from a spreadsheet comes with a picture of itself, but its text is wanted.
    if (files.length === 0 || isOther || event.clipboardData?.types.includes("text/plain")) return;
    event.preventDefault();
    uploads?.add(place(event.target), files);
  });
  const isOn = uploads !== undefined;

  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, run, { signal: listening.signal });
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    on("dragenter", over);
    on("dragover", over);
    on("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on("drop", (event) => drop(event));
    on("paste", (event) => paste(event));
    return () => listening.abort();
  }, [isOn]);
  return isOver;
}

/** The option that a dropped or pasted picture belongs to; null for the question itself. */
const place = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>("[data-picture]")?.dataset["picture"]) || null;

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
