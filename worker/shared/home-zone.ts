/** The time zone of everybody who has not said otherwise. */
export const homeZone = "Europe/Istanbul";
