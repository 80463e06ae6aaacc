/** Causes for which a mail service has not taken a mail. */
export const mailRefusals = ["no_address", "service_away", "service_limit", "sender_refused", "not_accepted"] as const;
export type MailRefusal = (typeof mailRefusals)[number];
