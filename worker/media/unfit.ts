/**
 * Reader of one picture format: answers its size, or null if the bytes are not that format. Throws `Unfit`, or `RangeError` at
 * the end of the bytes.
 */
export type Form = (view: DataView) => { width: number; height: number } | null;

const sentences = {
  broken: "Resim dosyası eksik ya da bozuk. Dosyayı yeniden kaydedip deneyin.",
  tail: "Dosyada resimden başka bir şey daha var. Resmi yeniden kaydedip deneyin.",
  animated: "Hareketli resimler eklenemiyor. Tek kareli bir resim seçin.",
  metadata: "Resimde konum ya da çekim bilgisi gibi gizli veriler var. Bu bilgileri silip yeniden deneyin.",
  scans: "Bu resmin açılması telefonlarda çok uzun sürer. Resmi yeniden kaydedip deneyin.",
  colours: "Bu resmin renk biçimi tarayıcılarda açılmayabilir. Resmi RGB renkle yeniden kaydedip deneyin.",
} as const;

/**
 * Limit of chunks or segments: programs write some hundreds at most, and a file of empty ones would take many thousand steps.
 */
export const MOST_PARTS = 2_000;

/** Bytes that begin like a picture but do not fit a question. */
export class Unfit extends Error {
  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
  }
}

export function fit(isFit: boolean, reason: keyof typeof sentences = "broken"): asserts isFit {
  if (!isFit) throw new Unfit(reason);
}

export const letters = (view: DataView, from: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(from + i))).join("");
