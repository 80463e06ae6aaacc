import { scanAddress } from "./scan-address";

export const hostAddress = (code: string): string => `/teacher/games/${code}/host`;

/** What a phone that the board lets in becomes: it reads the cards, or it is the remote. */
const pageOf = (code: string, reads: boolean): string => (reads ? scanAddress(code) : hostAddress(code));

type Offer = { readonly code: string; readonly token: string | null; readonly reads: boolean };

/** What the board's picture says; without a token the page for who is signed in on the phone. */
export const pairAddress = ({ code, token, reads }: Offer): string =>
  token === null ? pageOf(code, reads) : `/pair?t=${encodeURIComponent(token)}${reads ? "" : "&as=remote"}`;

/** Whether the phone that opened this address is there for the cards. */
export const readsCards = (params: URLSearchParams): boolean => params.get("as") !== "remote";

export const pairedAddress = (params: URLSearchParams, code: string): string => pageOf(code, readsCards(params));
