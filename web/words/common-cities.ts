/** Cities that most pupils outside Turkey live near, in Turkish, by the last word of their time zone's name. */
export const commonCities: Readonly<Record<string, string>> = {
  Athens: "Atina",
  Baku: "Bakü",
  Brussels: "Brüksel",
  Famagusta: "Gazimağusa",
  Istanbul: "İstanbul",
  London: "Londra",
  Nicosia: "Lefkoşa",
  Sofia: "Sofya",
  Tashkent: "Taşkent",
  Vienna: "Viyana",
};

/** "New York" of America/New_York. */
export const lastWord = (timeZone: string): string => timeZone.split("/").pop()!.replace(/_/g, " ");
