import { laterScript } from "#answering/later/later.tsx";
import { FieldPage } from "#answering/own-pace/field-page.tsx";

const parts = laterScript(() => import("./parts"));

/** Loads them with the first question, so that a pause without a network has its page. */
export const loadPages = parts.load;

const Coming = () => <FieldPage head="">{null}</FieldPage>;

export const BreakPage = parts.component("BreakPage", Coming);
export const FinishedPage = parts.component("FinishedPage", Coming);
export const GonePage = parts.component("GonePage", Coming);
export const OverPage = parts.component("OverPage", Coming);
