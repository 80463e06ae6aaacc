/** 482 913: in threes from the left, the way it is read out. */
export const gameCode = (code: string): string => code.replace(/^(\d{3})(\d+)$/, "$1 $2");

/** The longest code; codes have six digits while there are enough of them. */
const LONGEST = 7;

/** The digits of a typed, pasted or scanned text, with O and I read as digits. In a whole address only its code counts. */
export function codeIn(text: string): string {
  const inAddress = /(?:[?&]code=|\/game\/)(\d{6,7})/.exec(text);
  const typed = /^[\doıilİ\s.-]*$/i.test(text) ? text.replace(/o/gi, "0").replace(/[ıilİ]/gi, "1") : text;
  return (inAddress?.[1] ?? typed).replace(/\D/g, "").slice(0, LONGEST);
}
