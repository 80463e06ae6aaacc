import { Hono } from "hono";
import type { HealthReply } from "#protocol/http";
import type { AppEnv } from "./app-env";

export const health = new Hono<AppEnv>().get("/", (c) =>
  c.json({ status: "ok", version: c.env.CF_VERSION?.id || "local" } satisfies HealthReply),
);
