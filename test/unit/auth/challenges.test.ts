import { expect, test } from "vitest";
import { CHALLENGE_MS, challengeEnd, newChallenge } from "#auth/challenges";

const keys = { JWT_SECRET: "only-for-tests-0123456789-0123456789" };
const NOW = Date.UTC(2026, 10, 24);

test("[ASVS 6.7.2] a challenge begins with 128 random bits, and is for one purpose until it has run out", () => {
  const many = Array.from({ length: 100 }, () => newChallenge(keys, "sign-in", NOW));
  const random = many.map((challenge) => Buffer.from(challenge, "base64url").subarray(0, 16));
  // Each random byte of a challenge takes different values.
  expect(Array.from({ length: 16 }, (_, i) => new Set(random.map((bytes) => bytes[i])).size > 1)).not.toContain(false);
  expect(new Set(random.map((bytes) => bytes.toString("hex"))).size).toBe(100);

  const challenge = many[0]!;
  expect(challengeEnd(keys, "sign-in", challenge, NOW)).toBe(NOW + CHALLENGE_MS);
  expect(challengeEnd(keys, "add:ayse", challenge, NOW)).toBeNull();
  expect(challengeEnd(keys, "sign-in", challenge, NOW + CHALLENGE_MS)).toBeNull();
});
