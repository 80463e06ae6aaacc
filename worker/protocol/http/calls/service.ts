import * as z from "zod";
import type { Entries } from "./entry";
import { byAnybody } from "./sessions";

const To = z.object({ to: z.string().optional() });

export const serviceCalls = {
  "GET /media/:id": {
    title: "Bir resim",
    ...byAnybody,
    replies: { 200: "image/*", 304: null },
    refusals: ["not_found"],
  },
  "GET /api/health": {
    title: "Hizmet çalışıyor mu",
    ...byAnybody,
    query: z.object({ deep: z.literal("1").optional().catch(undefined) }),
    replies: { 200: "HealthReply" },
    refusals: ["forbidden"],
  },
  "GET /api/config": {
    title: "Sayfaların bilmesi gerekenler",
    ...byAnybody,
    replies: { 200: "ConfigReply" },
  },
  "GET /api/dev/mail": {
    title: "Yerel çalışmanın posta kutusu; başka yerde yoktur",
    ...byAnybody,
    query: To,
    replies: { 200: "MailboxReply" },
    refusals: ["not_found"],
  },
  "GET /dev/mail": {
    title: "Aynısı, sayfa olarak",
    ...byAnybody,
    query: To,
    replies: { 200: "text/html" },
    refusals: ["not_found"],
  },
  "GET /dev/mail.css": {
    title: "Onun biçimi",
    ...byAnybody,
    replies: { 200: "text/css" },
    refusals: ["not_found"],
  },
} as const satisfies Entries;
