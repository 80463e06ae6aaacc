/** Temporary id of a picture in a file, in the form of the server's ids, until the server has it. */
export const pictureId = (place: number): string => `dosya-${place}`.padEnd(43, "-");
