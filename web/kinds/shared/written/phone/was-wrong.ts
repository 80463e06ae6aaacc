import { recalled, remember } from "#browser/device";

const KEY = "bilye.was-wrong";

/** Marks an answer that this phone has shown as wrong: if it becomes right later, the teacher has accepted it. */
export const noteWrong = (questionId: string): void => void remember(KEY, questionId, "sessionStorage");
export const wasWrong = (questionId: string): boolean => recalled(KEY, "sessionStorage") === questionId;
