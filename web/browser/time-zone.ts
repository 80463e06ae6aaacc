import { homeZone } from "#shared/home-zone";

/** The signed-in user's time zone; without a user Istanbul's. */
let wanted = homeZone;

export const showIn = (timeZone = homeZone): void => void (wanted = timeZone);
export const wantedZone = (): string => wanted;
