import { use } from "react";
import { SetLanguage } from "../set-text";

/** Attributes for a field that holds a text of the set: `<textarea {...useWrittenField()} />`. */
export const useWrittenField = () => ({ lang: use(SetLanguage), dir: "auto" }) as const;
