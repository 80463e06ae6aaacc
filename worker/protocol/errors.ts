/** Every refusal in the product: one code, one HTTP status, one Turkish sentence. */
export const errors = {
  invalid_json: [400, "Gönderilen veri okunamadı."],
  validation_failed: [400, "Bazı alanlar eksik ya da hatalı. İşaretli alanları düzeltip yeniden deneyin."],
  bad_message: [400, "Mesaj anlaşılamadı."],
  nickname_invalid: [400, "Bu takma ad uygun değil. Başka bir ad dene."],
  nickname_mixed: [400, "Bir sözcükte iki alfabenin harfleri karışmış. Adını tek alfabeyle yaz."],

  unauthenticated: [401, "Devam etmek için giriş yapın."],
  invalid_credentials: [401, "E-posta ya da şifre hatalı. Yazdıklarınızı kontrol edip yeniden deneyin."],
  session_invalid: [401, "Bu oyundaki yerin bulunamadı. Kodu yeniden gir."],

  forbidden: [403, "Bu işlem için yetkiniz yok."],
  email_not_verified: [403, "E-postanız henüz doğrulanmadı."],
  teacher_not_approved: [403, "Hesabınız yönetici onayı bekliyor. Onay gelince oyun kurabilirsiniz."],
  human_check_failed: [403, "Güvenlik doğrulaması tamamlanamadı. Sayfayı yenileyip yeniden deneyin."],
  origin_refused: [403, "Bu adresten bağlanılamaz."],
  player_removed: [403, "Öğretmenin seni bu oyundan çıkardı. Bir yanlışlık olduğunu düşünüyorsan öğretmenine söyle."],
  seat_freed: [403, "Öğretmenin bu yeri boşalttı. Numaranı yeniden yaz."],

  not_found: [404, "Aradığınız şey bulunamadı."],
  game_not_found: [404, "Bu kodla açık bir oyun yok. Tahtadaki koda bir daha bak."],
  class_not_found: [404, "Bu sınıf bulunamadı. Silinmiş olabilir."],
  class_code_unknown: [404, "Bu kod geçmiyor. Öğretmeninden yenisini iste."],
  number_unknown: [404, "Bu numara listede yok. Sayıyı kontrol et."],
  method_not_allowed: [405, "Bu adres bu işlemi desteklemiyor."],

  nickname_taken: [409, "Bu takma ad alınmış. Sonuna bir harf ekle."],
  number_needed: [409, "Bu oyuna takma adla değil, numaranla girilir."],
  seat_taken: [409, "Bu numarayla biri girmiş. Sayıyı kontrol et; doğruysa öğretmenine söyle, yerini boşaltsın."],
  without_phones: [409, "Bu oyun telefonsuz oynanıyor. Tahtaya bak."],
  answers_by_phone: [409, "Bu oyunda öğrenciler kendi telefonlarından cevap verir."],
  question_skipped: [409, "Bu soru telefonsuz oynanmaz."],
  nothing_playable: [409, "Bu sette telefonsuz oynanacak soru yok."],
  lobby_locked: [409, "Bu oyun yeni oyuncuya kapalı. Öğretmenine söyle."],
  room_full: [409, "Oyun dolu."],
  already_joined: [409, "Bu bağlantı oyuna zaten katıldı."],
  already_claimed: [409, "Bu sonuç başka bir hesaba kayıtlı."],
  already_played: [409, "Bu oyunda hesabına kayıtlı başka bir sonuç var."],
  not_started: [409, "Oyun henüz başlamadı."],
  question_running: [409, "Soru sürüyor. Önce süreyi bitirin."],
  game_running: [409, "Bu oyun sürüyor. Önce oyunu bitirin."],
  nothing_missed: [409, "Herkes iyi bildi, zorlanılan soru yok."],
  nothing_to_repeat: [409, "Soru setlerinizde bu kazanımların sorusu yok."],
  no_running_question: [409, "Şu anda açık bir soru yok."],
  question_closed: [409, "Bu sorunun süresi doldu."],
  too_early: [409, "Cevap süresi henüz başlamadı."],
  no_pairing: [409, "Bekleyen bir telefon yok. Karekodu yeniden okutun."],
  not_revealed: [409, "Bu, yalnız sorunun cevabı tahtadayken yapılabilir."],
  already_answered: [409, "Bu soruyu zaten cevapladın."],
  player_not_found: [409, "Bu oyuncu oyunda değil."],
  question_set_empty: [409, "Bu sette henüz soru yok. Önce soru ekleyin."],
  question_set_full: [409, "Bir sette en çok 200 soru olabilir."],
  quota_exceeded: [409, "Sınıra ulaştınız. Kullanmadıklarınızı silip yeniden deneyin."],
  quota_reached: [409, "Soru setleriniz için ayrılan yer doldu. Kullanmadığınız setleri silip yeniden deneyin."],
  media_quota: [409, "Resimleriniz için ayrılan yer doldu. Kullanmadığınız setleri silerseniz yer açılır."],
  edit_conflict: [409, "Bu set başka bir sekmede değişti."],
  class_name_taken: [409, "Bu adda bir sınıfınız var."],
  class_conflict: [409, "Bu sınıfın listesi aynı anda başka bir yerde değişti. Yeniden deneyin."],
  class_quota: [409, "En çok 50 sınıf olabilir. Birini silin ya da arşivleyin."],
  archive_full: [409, "Arşiv doldu. Eski sınıflardan birini silin."],
  class_full: [409, "En çok 60 öğrenci olabilir."],
  class_archived: [409, "Bu sınıf arşivde. Önce arşivden çıkarın."],
  class_empty: [409, "Bu sınıfta henüz öğrenci yok. Önce listeyi ekleyin."],
  student_number_taken: [409, "Bu numara başka bir öğrenci için kullanılıyor."],
  class_code_used: [409, "Bu kod kullanılmış."],
  class_already_linked: [409, "Bu sınıfta hesabına bağlı bir sıra var."],
  email_unverified_account: [409, "Önce e-posta doğrulanmalı."],
  last_admin: [409, "Son yönetici silinemez."],
  own_account: [409, "Kendi hesabınızı buradan silemezsiniz."],
  replaced: [409, "Bu oyun başka bir sekmede açıldı."],

  token_expired: [410, "Bağlantının süresi dolmuş ya da kullanılmış."],
  game_over: [410, "Bu oyun bitmiş. Öğretmeninden yeni kodu iste."],

  too_large: [413, "Gönderilen veri çok büyük."],
  unsupported_media_type: [415, "Veri JSON olarak gönderilmeli."],
  not_a_picture: [415, "Bu dosya soruya eklenemiyor. JPG, PNG, WebP ya da GIF biçiminde bir resim seçin."],
  upgrade_required: [426, "Bu adres yalnızca WebSocket bağlantısı kabul eder."],
  too_many_numbers: [429, "Çok fazla numara denendi. Bir dakika bekle."],
  rate_limited: [429, "Çok fazla deneme yapıldı. Biraz sonra yeniden deneyin."],

  internal: [500, "Beklenmedik bir sorun oluştu. Biraz sonra yeniden deneyin."],
  /** More passwords wait to be checked than a moment can hold. */
  busy: [503, "Şu anda çok kişi giriş yapıyor. Birkaç saniye sonra yeniden deneyin."],
  unavailable: [503, "Sistemin bir parçası şu anda yanıt vermiyor. Biraz sonra yeniden deneyin."],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** Codes that two rows share on the wire: the status or the sentence differs, the code stays the contract's. */
const wireCodes: Partial<Record<RefusalCode, string>> = {
  game_not_found: "not_found",
  class_not_found: "not_found",
  class_conflict: "edit_conflict",
  nickname_mixed: "nickname_invalid",
  too_many_numbers: "rate_limited",
  email_unverified_account: "email_not_verified",
};

export type RefusalCode = keyof typeof errors;
export const errorText = (code: RefusalCode): string => errors[code][1];
export const errorStatus = (code: RefusalCode): number => errors[code][0];
export const wireCode = (code: RefusalCode): string => wireCodes[code] ?? code;
