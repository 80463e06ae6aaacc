/** "F.7.2.1.1 Hücre" as the curriculum writes it: the code, and the words after it. */
export function outcomeWords(outcome: string): { readonly code: string | null; readonly words: string } {
  const [, code, words] = /^(?=\S*\d)(\p{Lu}{1,5}(?:\.[\p{L}\d]{1,4}){1,6}\.?)[\s:–-]+(.+)$/su.exec(outcome) ?? [];
  return code !== undefined && words !== undefined ? { code, words } : { code: null, words: outcome };
}
