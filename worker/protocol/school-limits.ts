/** Limits of an administrator's work for schools. */
export const schoolLimits = {
  city: 40,
  domains: 20,
  /** Teachers invited by one call, and days until the link in their mail ends. */
  invitations: 500,
  /** People whom an administrator names in one call. */
  people: 500,
  invitationDays: 14,
} as const;
