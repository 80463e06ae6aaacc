import { use } from "react";
import { SetLanguage } from "../set-text";

/** For a field that a text of the set is written in: `<textarea {...useWrittenField()} />`. */
export const useWrittenField = () => ({ lang: use(SetLanguage), dir: "auto" }) as const;
