export const sayWhatYouThink = "Doğrusu yok, fikrini söyle";

/** Stands in for the right answer of other kinds. */
export const nothing = {
  solutionInWords: () => "",
  solutionInShort: () => "",
  solutionText: () => "Doğrusu yok",
};
