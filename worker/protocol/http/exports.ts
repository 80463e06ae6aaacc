export type { AccountExport, ShownOverview, ShownResults, StudentExport } from "./replies/exports";
