/** Secrets a deployment may or may not have; everything else is generated from wrangler.toml. */
interface OptionalSecrets {
  JWT_SECRET_PREVIOUS?: string;
  TURNSTILE_SECRET_KEY?: string;
  /** The address that checks Turnstile's tokens; only tests set it. */
  TURNSTILE_VERIFY_URL?: string;
  HEALTH_SECRET?: string;
  /** A local run's address in its network, empty if it is open to none; absent in a deployment. */
  ORIGIN_FOR_PHONES?: string;
  /** A local run's way to a mail server; no deployment has one. */
  SMTP?: Fetcher;
}

declare namespace Cloudflare {
  interface Env extends OptionalSecrets {}
}
interface Env extends OptionalSecrets {}
