import { recalled, remember } from "#browser/device";

const KEY = "bilye.was-wrong";

/** An answer that this phone has shown as wrong: should it become right, that is the teacher's word. */
export const noteWrong = (questionId: string): void => void remember(KEY, questionId, "sessionStorage");
export const wasWrong = (questionId: string): boolean => recalled(KEY, "sessionStorage") === questionId;
