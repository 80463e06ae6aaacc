import { useCallback, useState, type RefCallback } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import { laidOut, type WordPlace } from "./layout";

const MOST = 30;
/** 1 rem of a board is 16 px of one 1920 px wide. */
const PX_OF_A_REM = 16;

type Laid = { readonly ground: RefCallback<HTMLElement>; readonly places: ReadonlyMap<string, WordPlace> };

/** The place of each word, found once for the first words: hiding or showing one later moves no other. */
export function useLayout(texts: readonly ClosedText[]): Laid {
  const [places, setPlaces] = useState<ReadonlyMap<string, WordPlace>>(new Map());
  const [first] = useState(texts);
  const ground = useCallback(
    (element: HTMLElement | null) => {
      if (element) setPlaces(placesOn(element, first));
    },
    [first],
  );
  return { ground, places };
}

function placesOn(element: HTMLElement, texts: readonly ClosedText[]): Map<string, WordPlace> {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / PX_OF_A_REM;
  const size = { width: element.clientWidth / rem, height: element.clientHeight / rem };
  // Words shown to the class get the middle; hidden ones get a place too, in case they are shown later.
  const words = texts.slice(0, MOST).toSorted((a, b) => Number(a.hidden) - Number(b.hidden));
  const found = laidOut(words, size, widthOf(element));
  return new Map(words.flatMap(({ text }, i) => (found[i] ? [[text, found[i]] as const] : [])));
}

/** Measured in the board's font. */
function widthOf(element: HTMLElement): (text: string) => number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * 0.6;
  pen.font = `800 100px ${getComputedStyle(element).fontFamily}`;
  return (text) => pen.measureText(text).width / 100;
}
