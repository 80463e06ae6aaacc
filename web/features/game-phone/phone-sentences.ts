/** Sentences that several parts of the pupil's game say. */
export const endedByTeacher = "Öğretmenin bu oyunu sonlandırdı.";
export const placeIsKept = "Puanın ve yerin duruyor.";
export const beforeFirst = "Öğretmenin başlatınca ilk soru burada açılacak.";
export const resultSoon = "Sonuç birazdan burada.";
export const inNextQuestion = "Sıradaki soruda sen de varsın.";
