import { later } from "#answering/later/later.tsx";
import { FieldPage } from "#answering/own-pace/field-page.tsx";

/** Loaded with the first question, so that a pause without a network has its page. */
export const pageParts = () => import("./parts");

const Coming = () => <FieldPage head="">{null}</FieldPage>;

export const BreakPage = later(async () => (await pageParts()).BreakPage, Coming);
export const FinishedPage = later(async () => (await pageParts()).FinishedPage, Coming);
export const GonePage = later(async () => (await pageParts()).GonePage, Coming);
export const HomeworkStart = later(async () => (await pageParts()).HomeworkStart, Coming);
export const OverPage = later(async () => (await pageParts()).OverPage, Coming);
