/** Examples of each kind as a teacher or an assistant types it. A test reads them back. */
export const writtenForms = [
  { name: "Çoktan seçmeli", text: "Türkiye'nin başkenti neresidir?\nA) İstanbul\n*B) Ankara\nC) İzmir" },
  { name: "Çok doğrulu", text: "Hangileri çift sayıdır?\n*A) 2\nB) 3\n*C) 4" },
  { name: "Doğru / Yanlış", text: "Dünya Güneş'in çevresinde döner.\nCevap: Doğru" },
  { name: "Kısa cevap", text: "Türkiye'nin başkenti neresidir?\nCevap: Ankara / Ankara şehri" },
  { name: "Sayı", text: "Ağrı Dağı'nın yüksekliği kaç metredir?\nSayı: 5137 ± 100 m" },
  {
    name: "Sıralama",
    text: "Olayları eskiden yeniye sıralayın.\nSıra: Malazgirt Savaşı > İstanbul'un fethi > Cumhuriyet'in ilanı",
  },
  {
    name: "Eşleştirme",
    text: "Ülkeleri başkentleriyle eşleştirin.\nEşler:\nFransa = Paris\nİtalya = Roma\nAlmanya = Berlin",
  },
  { name: "Anket", text: "Anket: En sevdiğiniz ders hangisi?\nA) Fen bilimleri\nB) Müzik" },
  { name: "Kelime bulutu", text: "Kelime bulutu: Bahar deyince aklınıza ne gelir?" },
] as const;

/** Lines that may follow any kind of question. */
export const writtenMore = "Açıklama: Neden doğru olduğu.\nSüre: 45 sn\nPuan: 2\nKazanım: M.8.1.2.3";
