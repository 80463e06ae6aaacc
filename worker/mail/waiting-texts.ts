import type { Waiting } from "#protocol/http/replies/statistics";
import type { Mail } from "#protocol/http/service";
import { mail, type Person } from "./letter";

/** Mails that call an administrator to work that waits. */

const words: Record<keyof Waiting, string> = {
  teachers: "öğretmen onay bekliyor",
  sets: "set inceleme bekliyor",
  reports: "set bildirildi",
  mails: "e-posta gitmedi",
};

const turnedOff = "Bu e-postaları profilinizden kapatabilirsiniz.";

export const waitingMail = (to: Person, waiting: Waiting, link: string): Mail =>
  mail(to, {
    subject: "Sizi bekleyen işler var",
    body: [
      ...(["teachers", "sets", "reports", "mails"] as const)
        .filter((kind) => waiting[kind] > 0)
        .map((kind) => `${waiting[kind]} ${words[kind]}.`),
      { link, label: "Yönetim sayfasına git" },
      turnedOff,
    ],
  });

export const hiddenByReportsMail = (to: Person, title: string, link: string): Mail =>
  mail(to, {
    subject: "Bir set bildirimlerle gizlendi",
    body: [
      `“${title.replace(/\s+/g, " ")}” üç öğretmenin bildirimiyle kütüphanede gizlendi. Siz karar verene kadar görünmez.`,
      { link, label: "Bildirimlere bak" },
      turnedOff,
    ],
  });
