/** What the page needs to know of this deployment. */
export type ConfigReply = {
  readonly turnstile_site_key: string;
  readonly operator: { readonly name: string; readonly address: string; readonly email: string };
  readonly retention_days: number;
  readonly audit_days: number;
  /** What `settings.capacity` of a game may be at most. */
  readonly max_capacity: number;
};
export type HealthReply = {
  readonly status: "ok" | "degraded";
  readonly version: string;
  /** Only for who knows HEALTH_SECRET. */
  readonly parts?: Readonly<Record<"database" | "rooms", "ok" | "down">>;
};

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
/** The local inbox, `GET /api/dev/mail?to=`, newest first. */
export type DevMail = Mail & { readonly sent_at: number };
export type DevMailReply = { readonly items: readonly DevMail[] };
