/**
 * The product's folders from the top down. A file imports only from its own folder and the layers below; folders of one layer
 * know nothing of each other. Then the packages that a folder may import.
 */
export const layers = {
  worker: [
    ["worker"],
    ["worker/http", "worker/scheduled"],
    ["worker/services"],
    ["worker/objects"],
    ["worker/db", "worker/auth", "worker/mail", "worker/media", "worker/ready-sets"],
    ["worker/large-game"],
    ["worker/homework"],
    ["worker/game"],
    ["worker/protocol"],
    ["worker/question"],
    ["worker/shared"],
  ],
  web: [
    ["web/pages"],
    ["web/shell"],
    ["web/features"],
    ["web/answering"],
    ["web/front-door", "web/hosting", "web/screens"],
    ["web/kinds"],
    ["web/question-text"],
    ["web/game-client", "web/homework-client"],
    ["web/api"],
    ["web/ui"],
    ["web/words", "web/sounds"],
    ["web/browser"],
  ],
} as const;

/** Pages use the rules of questions and the types of the protocol; only the rehearsal uses the rules of a game. */
export const sharedWithPages = ["worker/shared", "worker/protocol", "worker/question"];

export const packages: Readonly<Record<string, readonly string[]>> = {
  worker: ["hono", "drizzle-orm"],
  "worker/http": ["hono", "drizzle-orm", "zod", "node:crypto"],
  "worker/services": ["hono", "drizzle-orm", "zod", "node:crypto", "cloudflare:workers"],
  "worker/objects": ["cloudflare:workers", "node:crypto"],
  "worker/db": ["drizzle-orm"],
  "worker/auth": ["jose", "@simplewebauthn/server", "reflect-metadata", "node:crypto", "node:url"],
  "worker/mail": ["cloudflare:email"],
  "worker/protocol": ["zod"],
  "web/browser": ["fflate"],
  "web/front-door": ["react"],
  "web/pages": ["react", "react-dom", "react-router"],
  "web/shell": ["react", "react-dom", "react-router"],
  "web/features": ["react", "react-dom", "react-router", "fflate", "saxes", "entities", "numfmt", "pdfjs-dist"],
  "web/answering": ["react", "react-dom"],
  "web/hosting": ["react", "react-dom", "react-router"],
  "web/screens": ["react", "react-dom", "react-router"],
  "web/kinds": ["react"],
  "web/question-text": ["react", "katex"],
  "web/ui": ["react", "react-dom", "react-router", "uqr"],
};
