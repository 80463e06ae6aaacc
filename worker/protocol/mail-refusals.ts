/** Causes for which a mail service has not taken a mail. */
export const mailRefusals = ["no_address", "service_away", "service_limit", "sender_refused", "not_accepted"] as const;
/** A mail that no limit holds back, and that several tries have not sent after this time, does not go by itself. */
export const triedMs = 3_600_000;
export type MailRefusal = (typeof mailRefusals)[number];
