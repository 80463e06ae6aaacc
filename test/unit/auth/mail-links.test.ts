import { expect, test } from "vitest";
import { mailTokenHash, newMailToken, pageLink, resetLink, verifyLink } from "#auth/mail-links";

test("[ASVS 6.4.1] a token has 256 random bits, and only its hash is for keeping", () => {
  const tokens = Array.from({ length: 100 }, () => newMailToken());
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(100);
  for (const { token, hash } of tokens) {
    expect(Buffer.from(token, "base64url").length).toBe(32);
    expect(hash).toBe(mailTokenHash(token));
    expect(hash).not.toContain(token);
  }
});

test.each(["https://bilye.example", "https://bilye.example/", "https://bilye.example//"])(
  "links begin with %s",
  (origin) => {
    const env = { APP_ORIGIN: origin };
    expect(verifyLink(env, "t")).toBe("https://bilye.example/auth/verify-email?token=t");
    expect(resetLink(env, "t")).toBe("https://bilye.example/auth/reset-password?token=t");
    expect(verifyLink(env, "t", "student")).toBe("https://bilye.example/auth/verify-email?token=t&role=student");
    expect(resetLink(env, "t", "teacher")).toBe("https://bilye.example/auth/reset-password?token=t");
    expect(pageLink(env, "/auth/login")).toBe("https://bilye.example/auth/login");
  },
);
