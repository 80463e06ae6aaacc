import type { Mail } from "#protocol/http/service";
import { mail, oneLine, type Person } from "./letter";

/** Mails to teachers about decisions on a set they handed in to the library. */
type Notice = { readonly title: string; readonly reason: string };

export const listedSetMail = (to: Person, { title }: Notice, link: string): Mail =>
  mail(to, {
    subject: "Setiniz kütüphanede",
    body: [
      `“${oneLine(title)}” artık kütüphanede: öğretmenler arayıp bulabilir, kopyalayabilir.`,
      { link, label: "Kütüphanede gör" },
      "Emeğinizi paylaştığınız için teşekkürler. Seti istediğiniz an kütüphaneden kaldırabilirsiniz; alınmış kopyalar kalır.",
    ],
  });

const resend = (reason: string, link: string) => [
  `Yöneticinin notu: ${reason}`,
  "Düzeltip yeniden gönderebilirsiniz:",
  { link, label: "Setlerime git" },
];

export const refusedSetMail = (to: Person, { title, reason }: Notice, link: string): Mail =>
  mail(to, {
    subject: "Setiniz kütüphaneye alınmadı",
    body: [
      `“${oneLine(title)}” kütüphaneye alınmadı. Set sizde duruyor, onunla oynayabilirsiniz.`,
      ...resend(reason, link),
    ],
  });

export const hiddenSetMail = (to: Person, { title, reason }: Notice, link: string): Mail =>
  mail(to, {
    subject: "Setiniz kütüphaneden kaldırıldı",
    body: [
      `“${oneLine(title)}” kütüphaneden kaldırıldı. Set sizde duruyor; alınmış kopyalar kaldı.`,
      ...resend(reason, link),
    ],
  });
