export type { AccountExport, ShownHead, ShownResults, StudentExport } from "./replies/exports";
