/** 482 913: in threes from the left, as it is read out. */
export const gameCode = (code: string): string => code.replace(/^(\d{3})(\d+)$/, "$1 $2");
