/** Deployment's choices: `on` if everything below its domain uses https too; a key if Turnstile checks that people are people. */
export type HeaderChoices = { readonly HSTS_SUBDOMAINS?: string; readonly TURNSTILE_SITE_KEY?: string };

/** Headers of every answer: pages and assets get them from the build's `_headers` file, the API from the app. */
export function securityHeaders({ HSTS_SUBDOMAINS, TURNSTILE_SITE_KEY }: HeaderChoices) {
  const turnstile = TURNSTILE_SITE_KEY ? " https://challenges.cloudflare.com" : "";
  return {
    "content-security-policy": [
      "default-src 'none'",
      `script-src 'self'${turnstile}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      ...(turnstile ? [`frame-src${turnstile}`] : []),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "strict-transport-security": `max-age=31536000${HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : ""}`,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** Only pages that may ask for the camera: a phone and a board that read a class's cards. The policy belongs to the document. */
export const cameraPages = ["/teacher/game/:code/scan", "/teacher/games/:code/cards"] as const;
export const withCamera = (policy: string): string => policy.replace("camera=()", "camera=(self)");
