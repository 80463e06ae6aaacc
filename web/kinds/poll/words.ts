/** What is said where the right answer stands for other kinds. */
export const nothing = {
  solutionInWords: () => "",
  solutionInShort: () => "",
  solutionText: () => "Doğrusu yok",
};
