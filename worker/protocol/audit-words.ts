/** Words of the record of administrators' actions, for each of them. */

/** Views by administrators, logged once an hour; every other entry is a change. */
export const viewWords = {
  people_viewed: "Kullanıcı listesine bakıldı",
  person_viewed: "Kişinin istatistiklerine bakıldı",
  numbers_viewed: "Özete bakıldı",
  audit_viewed: "İşlem kaydına bakıldı",
} as const;
export const changeWords = {
  teacher_approved: "Öğretmen onaylandı",
  teacher_rejected: "Öğretmen reddedildi",
  approval_withdrawn: "Öğretmenin onayı kaldırıldı",
  rights_changed: "Yetkisi değişti",
  user_suspended: "Hesap askıya alındı",
  user_unsuspended: "Hesap yeniden açıldı",
  user_deleted: "Kullanıcı silindi",
  account_deleted: "Kendi hesabını sildi",
  admin_made: "Yönetici oldu",
  domain_approved: "Okul adresiyle onaylandı",
  domain_added: "Okul adresi eklendi",
  domain_removed: "Okul adresi kaldırıldı",
  invitation_approved: "Davetle onaylandı",
  school_added: "Okul eklendi",
  school_changed: "Okul değiştirildi",
  school_removed: "Okul silindi",
  teacher_placed: "Okula alındı",
  schools_merged: "Okullar birleştirildi",
  teachers_invited: "Öğretmen davet edildi",
  invitation_ended: "Davet iptal edildi",
  people_searched: "Kişi arandı (KVKK)",
  data_exported: "Verisi indirildi",
  student_deleted: "Sınıf listesinden silindi",
  nickname_deleted: "Takma ad silindi",
  announced: "Duyuru değiştirildi",
  announcement_ended: "Duyuru kaldırıldı",
  sets_taken: "Setleri devredildi",
  sets_given: "Set devraldı",
  classes_taken: "Sınıfları devredildi",
  classes_given: "Sınıf devraldı",
  account_made: "Hesap açıldı",
  password_given: "İlk şifre verildi",
  reset_sent: "Şifre sıfırlama bağlantısı gönderildi",
  address_mended: "E-posta adresi düzeltildi",
  sessions_ended: "Oturumları kapatıldı",
  set_listed: "Seti yayına alındı",
  set_kept: "Seti yayında bırakıldı",
  set_refused: "Seti reddedildi",
  set_hidden: "Seti kütüphaneden kaldırıldı",
} as const;
export type View = keyof typeof viewWords;
export type Change = keyof typeof changeWords;

const words: Readonly<Partial<Record<string, string>>> = { ...changeWords, ...viewWords };
/** A newer version's action stands as it is. */
export const auditWords = (action: string): string => words[action] ?? action;

/** Reason of an entry about a request, with the letter that asked for it. */
export const letterInRecord = (reason: string, letter: string | undefined): string =>
  [reason, letter && `Dilekçe: ${letter}`].filter(Boolean).join(". ");

/** Actions whose "reason" is what they were done to, such as the title of a set. */
const ofThings = new Set([
  "set_listed",
  "set_kept",
  "set_refused",
  "set_hidden",
  "teachers_invited",
  "invitation_ended",
]);
type Entry = { readonly action: string; readonly target_name: string; readonly reason: string };
/** Subject and reason of an entry, as the record shows them. */
export const subjectOf = ({ action, target_name, reason }: Entry): readonly [subject: string, reason: string] =>
  ofThings.has(action) ? [[target_name, reason].filter((text) => text !== "").join(": "), ""] : [target_name, reason];
