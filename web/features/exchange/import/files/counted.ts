import { roman } from "./roman";

/** A number in the form of a list: 1, A, a, I, i. */
export function counted(at: number, form: string): string {
  if (form === "A" || form === "a") {
    const letter = String.fromCharCode(65 + ((Math.max(1, at) - 1) % 26));
    return form === "A" ? letter : letter.toLocaleLowerCase("en");
  }
  if (form === "I") return roman(at);
  return form === "i" ? roman(at).toLocaleLowerCase("en") : String(at);
}
