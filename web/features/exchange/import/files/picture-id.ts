/** The id of a picture that lies in a file, until the server has it: in the form of the server's own. */
export const pictureId = (place: number): string => `dosya-${place}`.padEnd(43, "-");
