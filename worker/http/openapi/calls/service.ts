import * as z from "zod";
import { ConfigReply, HealthReply, MailboxReply } from "#protocol/http/replies/service";
import type { Area } from "../operation";

const To = z.object({ to: z.string().optional() });

export const service: Area = {
  name: "Hizmet",
  about: "Resimler, ayarlar ve hizmetin durumu.",
  operations: [
    {
      call: "GET /media/:id",
      title: "Bir resim",
      who: "all",
      replies: { 200: "image/*", 304: null },
      refusals: ["not_found"],
    },
    {
      call: "GET /api/health",
      title: "Hizmet çalışıyor mu",
      who: "all",
      query: z.object({ deep: z.literal("1").optional() }),
      replies: { 200: HealthReply },
    },
    { call: "GET /api/config", title: "Sayfaların bilmesi gerekenler", who: "all", replies: { 200: ConfigReply } },
    {
      call: "GET /api/dev/mail",
      title: "Yerel çalışmanın posta kutusu; başka yerde yoktur",
      who: "all",
      query: To,
      replies: { 200: MailboxReply },
      refusals: ["not_found"],
    },
    {
      call: "GET /dev/mail",
      title: "Aynısı, sayfa olarak",
      who: "all",
      query: To,
      replies: { 200: "text/html" },
      refusals: ["not_found"],
    },
    {
      call: "GET /dev/mail.css",
      title: "Onun biçimi",
      who: "all",
      replies: { 200: "text/css" },
      refusals: ["not_found"],
    },
  ],
};
