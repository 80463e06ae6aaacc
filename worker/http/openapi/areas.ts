import { accountCalls } from "#protocol/http/calls/accounts";
import { administrationCalls } from "#protocol/http/calls/administration";
import { classCalls } from "#protocol/http/calls/classes";
import { connectionCalls } from "#protocol/http/calls/connections";
import type { Entries } from "#protocol/http/calls/entry";
import { gameCalls } from "#protocol/http/calls/games";
import { homeworkCalls } from "#protocol/http/calls/homework";
import { libraryCalls } from "#protocol/http/calls/library";
import { playerCalls } from "#protocol/http/calls/players";
import { peopleRequestCalls } from "#protocol/http/calls/people-requests";
import { schoolCalls } from "#protocol/http/calls/schools";
import { serviceCalls } from "#protocol/http/calls/service";
import { setCalls } from "#protocol/http/calls/sets";
import { signInCalls } from "#protocol/http/calls/sign-in";
import { operationOf, type Area, type Operation } from "./operation";

const area = (name: string, about: string, calls: Entries): Area => ({
  name,
  about,
  operations: Object.entries(calls).map(operationOf),
});

/** The API as documented, in the order in which a reader meets it. */
export const areas: readonly Area[] = [
  area("Soru setleri", "Öğretmenin kendi setleri, soruları, resimleri ve paylaşımı.", setCalls),
  area("Oyunlar", "Canlı oyun: kurmak, yönetmek, katılmak, raporu okumak. Soket olmadan da oynanır.", {
    ...gameCalls,
    ...connectionCalls,
  }),
  area("Oyuncular", "Bir oyuncunun kendi sonucu. Yer, katılırken alınan `session-id` ile gösterilir.", playerCalls),
  area("Sınıflar", "Sınıf listeleri, öğrencilerin kodları ve gelişimi.", classCalls),
  area("Ödev", "Öğretmenin çağrıları kimlikle, öğrencininkiler adresteki kodla.", homeworkCalls),
  area("Kütüphane", "Paylaşılan setler. Doğru cevapları yalnız onaylı öğretmenler ve yöneticiler görür.", libraryCalls),
  area("Hesap", "Kayıt, giriş, profil, oturumlar ve API anahtarları.", accountCalls),
  area(
    "Giriş yolları",
    "Geçiş anahtarıyla giriş, ve tahtaya telefondan giriş. API anahtarları burada geçmez.",
    signInCalls,
  ),
  area("Yönetim", "Yalnız yöneticiler. API anahtarları burada geçmez.", {
    ...administrationCalls,
    ...peopleRequestCalls,
    ...schoolCalls,
  }),
  area("Hizmet", "Resimler, ayarlar ve hizmetin durumu.", serviceCalls),
];

/** Every call: the document, docs/calls.md, the access matrix and the hostile suite are checked against these. */
export const operations: readonly Operation[] = areas.flatMap(({ operations }) => operations);
