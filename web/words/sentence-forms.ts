/** Sentences with a blank that several screens of the app say. */

export const noStudentNamed = (q: string): string => `“${q}” adlı öğrenci yok.`;
export const noSetNamed = (q: string): string => `“${q}” adlı set yok.`;
/** `what`: "oyun" */
export const nothingLike = (q: string, what: string): string => `“${q}” ile eşleşen ${what} yok.`;
/** `whose`: "Sınıfın" */
export const notFresh = (whose: string): string => `${whose} son hâli alınamadı, gördüğünüz eski olabilir.`;
export const sessionEnds = (hours: number): string => `Oturum ${hours} saat sonra ya da tarayıcı kapanınca kapanır.`;
