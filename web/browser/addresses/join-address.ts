/** The address a class types into its phones: this page's host, as short as possible. */
export const joinAddress = (host: string): string => host.replace(/^www\./, "");

/** The address in the QR code: the join page with the code in it. */
export const joinLink = (origin: string, code: string): string => `${origin}/student/join?code=${code}`;

/** 482 913 in its groups. */
export const codeGroups = (code: string): string[] => [code.slice(0, 3), code.slice(3)];
