/** What a class types into its phones: this page's own host, as short as it goes. */
export const joinAddress = (host: string): string => host.replace(/^www\./, "");

/** What the QR code opens: the join page with the code in it. */
export const joinLink = (origin: string, code: string): string => `${origin}/student/join?code=${code}`;

/** 482 913 as its groups. */
export const codeGroups = (code: string): string[] => [code.slice(0, 3), code.slice(3)];
