import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// No look-up of the platform's own hosts, no usage data: dev and build work without a network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

const port = Number(process.env.PORT ?? 8080);
/** What `npm run dev` adds to wrangler.toml's variables; a build has none of it. */
const localVars: unknown = JSON.parse(process.env.BILYE_LOCAL_VARS ?? "null");

export default defineConfig({
  root: "web",
  plugins: [
    react(),
    cloudflare({
      configPath: "../wrangler.toml",
      persistState: { path: process.env.STATE_DIR ?? "../.wrangler/state" },
      inspectorPort: false,
      ...(localVars ? { config: { vars: localVars as Record<string, string> } } : {}),
    }),
  ],
  server: { port, strictPort: true, host: "127.0.0.1" },
  build: { outDir: "../dist", emptyOutDir: true, assetsInlineLimit: 0 },
});
