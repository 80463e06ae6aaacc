import { useState } from "react";
import type { PictureRef } from "#question/question";
import { useContained } from "#ui/use/use-contained";
import { formOf } from "./picture-points";

/** A picture in its own proportions, as large as its place allows, so that places on it are parts of its sides. */
export function useSheet(picture: PictureRef) {
  const [loaded, setLoaded] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  // A picture of unknown proportions that cannot be loaded is treated as a square.
  const form = formOf(picture) ?? loaded ?? (isMissing ? 1 : null);
  const { place, frame } = useContained(form);
  return {
    picture,
    place,
    frame,
    form,
    isMissing,
    tries,
    onMissing: () => setMissing(true),
    onShown: ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
      setMissing(false);
      if (naturalWidth && naturalHeight) setLoaded(naturalWidth / naturalHeight);
    },
    /** Asks for the picture again. */
    retry: () => {
      setMissing(false);
      setTries(tries + 1);
    },
  };
}
export type SheetOf = ReturnType<typeof useSheet>;
