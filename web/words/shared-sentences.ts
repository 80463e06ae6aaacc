/** Sentences that several screens of the app say. */

export const goneOrForeign = "Silinmiş ya da başka bir hesaba ait olabilir.";
export const cannotUndo = "Bu işlem geri alınamaz.";
export const checkConnection = "Bağlantınızı kontrol edip yeniden deneyin.";
export const notRead = "Okunamadı. Bağlantınızı kontrol edip sayfayı yenileyin.";
export const noClassYet = "Henüz sınıfınız yok; takma adla girilir.";
export const nothingForCards = "Bu sette kartla oynanacak soru yok.";
export const notByCard = "Bu soru kartla oynanmaz.";
export const notOnBoard = "Bu soru tahtada oynanmaz.";
export const nobodyKnew = "Bu soruyu kimse bilemedi, birlikte bakalım.";
export const nobodyPlayed = "Bu oyunu kimse oynamadı.";
export const noPupil = "Bu ödevi kimse yapmadı.";
export const noStudentNamed = (q: string): string => `“${q}” adlı öğrenci yok.`;
export const noTeacherLike = (q: string): string => `“${q}” ile eşleşen öğretmen yok.`;
export const teamMean = "Takım puanı, üyelerinin ortalamasıdır.";
export const joinsByNickname = "Oyuna takma adla girilir, öğrenci hesabı gerekmez.";
export const sampleQuestion = "Türkiye topraklarında doğup yine Türkiye’den denize dökülen en uzun akarsu hangisidir?";
