/** Deployment's choice: `on` if everything below its domain uses https too. */
type Choice = { readonly HSTS_SUBDOMAINS?: string };

/** Headers of every answer: pages and assets get them from the build's `_headers` file, the API from the app. */
export function securityHeaders({ HSTS_SUBDOMAINS }: Choice): Readonly<Record<string, string>> {
  return HSTS_SUBDOMAINS === "on" ? { ...headers, [hsts]: `${headers[hsts]}; includeSubDomains` } : headers;
}

const hsts = "strict-transport-security";
const headers = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self' https://challenges.cloudflare.com",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src https://challenges.cloudflare.com",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  [hsts]: "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Only page that may ask for the camera: it reads the cards of a class. The policy belongs to the document. */
export const cameraPage = "/teacher/game/:code/scan";
export const withCamera = (policy: string): string => policy.replace("camera=()", "camera=(self)");
