/** "Ayşe" of "Ayşe K.", as a class's short names are written; a nickname stays as it is. */
export const firstName = (nickname: string): string => nickname.replace(/ \S\.$/u, "");
