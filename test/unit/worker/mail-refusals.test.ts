import { expect, test } from "vitest";
import { refusalOf } from "#mail/mailer";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [coded("E_RECIPIENT_SUPPRESSED", "recipient is suppressed"), "no_address"],
  [new Error("EENVELOPE Error: Recipient command failed: 550 5.1.1 no such user"), "no_address"],
  [coded("E_SENDER_NOT_VERIFIED", "sender is not verified"), "sender_refused"],
  [new Error("EAUTH Error: Invalid login: 535 5.7.8 bad credentials"), "sender_refused"],
  [coded("E_DAILY_LIMIT_EXCEEDED", "too many"), "service_limit"],
  [new Error("EENVELOPE Error: 451 4.7.1 greylisted, try again later"), "service_limit"],
  [coded("E_INTERNAL_SERVER_ERROR", "internal error"), "service_away"],
  [new Error("ESOCKET Error: connect ECONNREFUSED 10.0.0.5:443"), "service_away"],
  [new Error("EMESSAGE Error: Message failed: 554 rejected as spam"), "not_accepted"],
  [new Error("refused for ali550@okul.test"), "not_accepted"],
])("tells from %s that the mail was not taken because of %s", (error, cause) => {
  expect(refusalOf(error)).toBe(cause);
});
