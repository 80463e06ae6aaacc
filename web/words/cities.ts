import { commonCities, lastWord } from "./common-cities";

/** Names of other cities in Turkish, where they differ from the last word of the time zone's name. */
const turkish: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "Algiers Cezayir,Almaty Almatı,Ashgabat Aşkabat,Baghdad Bağdat,Beirut Beyrut," +
    "Belgrade Belgrad,Bishkek Bişkek,Bucharest Bükreş,Budapest Budapeşte,Cairo Kahire,Calcutta Kalküta," +
    "Chisinau Kişinev,Copenhagen Kopenhag,Damascus Şam,Dushanbe Duşanbe," +
    "Jakarta Cakarta,Jerusalem Kudüs,Kabul Kâbil,Karachi Karaçi,Khartoum Hartum,Kolkata Kalküta,Kuwait Kuveyt," +
    "Kyiv Kiev,Lisbon Lizbon,Luxembourg Lüksemburg,Mogadishu Mogadişu,Moscow Moskova,Muscat Maskat," +
    "Prague Prag,Qatar Katar,Riyadh Riyad,Rome Roma,Samarkand Semerkant,Sarajevo Saraybosna," +
    "Seoul Seul,Shanghai Şanghay,Singapore Singapur,Skopje Üsküp,Tbilisi Tiflis,Tehran Tahran," +
    "Tirane Tiran,Tripoli Trablus,Tunis Tunus,Ulaanbaatar Ulan Batur,Urumqi Urumçi,Warsaw Varşova,Yerevan Erivan,Zurich Zürih"
  )
    .split(",")
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);

/** "New York" of America/New_York, "Londra" of Europe/London. */
export function cityOf(timeZone: string): string {
  const last = lastWord(timeZone);
  return commonCities[last] ?? turkish[last] ?? last;
}
