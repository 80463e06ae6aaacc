import { joinAddress } from "./join-address";

/** The part of the address that pupils type before the code: "bilye.tr/odev/". */
export const homeworkPlace = (host: string): string => `${joinAddress(host)}/odev/`;

/** The address behind the link and the QR code. */
export const homeworkLink = (origin: string, code: string): string => `${origin}/odev/${code}`;
