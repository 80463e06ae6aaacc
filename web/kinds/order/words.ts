import type { OrderFields, OrderShown, OrderSolution } from "#question/order";

/** An order in words. */

/** "C, E, A" */
export const inLetters = (letters: string): string => Array.from(letters).join(", ");

/** "Mustafa Kemal’in Samsun’a çıkışı; Amasya Genelgesi" */
export function inWords(asked: OrderShown | null, letters: string, joint?: string): string {
  if (!asked) return inLetters(letters);
  const texts = Array.from(letters, (letter) => asked.options[letter] ?? letter).join("; ");
  return joint === undefined ? texts : inLetters(letters) + joint + texts;
}

export const solutionInWords = (asked: OrderShown | null, { correct_option }: OrderSolution, joint = ": "): string =>
  inWords(asked, correct_option, joint);

/** A question that was written and not played yet has no letters. */
export const solutionInShort = ({ correct_option = "" }: Partial<OrderSolution>): string => inLetters(correct_option);

export const solutionText = (asked: OrderShown | OrderFields | null, { correct_option }: OrderSolution): string =>
  asked && "items" in asked ? asked.items.join("; ") : inWords(asked, correct_option);
