import type { PictureRef } from "#question/question";

const files = import.meta.glob<string>("../../../assets/examples/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Our own drawings: the sources are beside the files, with the script that draws them. An id is the hash of the file's bytes.
 */
const drawn = {
  "bitki-hucresi": { id: "FPGsCvPwV3mztdNe-FdwxYV1wtVFDCR98bKmw4vCqvk", width: 1200, height: 800 },
  "cark-2-4": { id: "qasgU_XuFGRXWpSbKlVI5iS3zi9XtPOegwUMo3TwEB0", width: 500, height: 500 },
  "cark-3-5": { id: "lAXESNgMPuebvZLJLvrxd_nufctRzfjYsoKNhmpLsFU", width: 500, height: 500 },
  "cark-3-8": { id: "KZnlbLyDl4Z2UWHl2UuQt94PgDYB3c3Dpoy1he2VGj0", width: 500, height: 500 },
  "cark-4-6": { id: "GGOABv0sRv27hV5QkV3E7DN-4WusTmnSwvIoDK6ojNs", width: 500, height: 500 },
  "dik-ucgen": { id: "NgFQEnYN_nTldXiPh14eYwLb4C7jmQAs_iAKLkLXw-Q", width: 1100, height: 780 },
  "koordinat-sistemi": { id: "yaC_-L4aw_mOvcK97POtspxhy43AKInh0BWF526-ID8", width: 900, height: 900 },
  "paralel-devre": { id: "k-KQjcxw7UM_wyJEj2cl7XqzcrcOuEH7GVnYz3BlLqE", width: 1200, height: 800 },
  "su-afisi": { id: "SBqs-F32oH-Sn9gprVvblzn9cKPDZoraBQzMsbj3xqU", width: 900, height: 1100 },
} as const;
type Drawn = keyof typeof drawn;

export const picture = (name: Drawn, alt: string): PictureRef => ({ ...drawn[name], alt });

/** Address of each picture file, by id. */
export const exampleFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawn).map(([name, { id }]) => [id, files[`../../../assets/examples/${name}.webp`]!]),
);
