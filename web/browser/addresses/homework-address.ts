import { joinAddress } from "./join-address";

/** What pupils type, up to the code: "bilye.tr/odev/". */
export const homeworkPlace = (host: string): string => `${joinAddress(host)}/odev/`;

/** What the link and the QR code open. */
export const homeworkLink = (origin: string, code: string): string => `${origin}/odev/${code}`;
