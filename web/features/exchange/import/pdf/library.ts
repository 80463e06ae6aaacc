import { ImportRefused, NO_PDF_HERE } from "../types";

const NOT_LOADED = "PDF okuyucu indirilemedi. Bağlantınıza bakıp yeniden deneyin.";

/** Loads the library, which only a PDF needs. A browser that is too old does not know its syntax. */
export const pdfLibrary = () =>
  import("./open-pdf").catch((error: unknown) => {
    throw new ImportRefused(error instanceof SyntaxError ? NO_PDF_HERE : NOT_LOADED);
  });
