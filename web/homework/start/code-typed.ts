import { codeInAddress } from "./code";

/** What somebody typed for a code, or pasted: of an address its end. */
export const codeTyped = (text: string): string => codeInAddress(`/odev/${text.replace(/^.*\/odev\//i, "").trim()}`);
