/**
 * Subjects and grades of Turkish schools, used for sorting sets on both sides. A subject's id never changes. `grades` only
 * orders what a screen offers, and refuses nothing.
 */

const school = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const high = [9, 10, 11, 12];

type Subject = { readonly id: string; readonly name: string; readonly grades: readonly number[] };

export const subjects: readonly Subject[] = [
  { id: "turkce", name: "Türkçe", grades: [1, 2, 3, 4, 5, 6, 7, 8] },
  { id: "matematik", name: "Matematik", grades: school },
  { id: "hayatbilgisi", name: "Hayat Bilgisi", grades: [1, 2, 3] },
  { id: "fen", name: "Fen Bilimleri", grades: [3, 4, 5, 6, 7, 8] },
  { id: "sosyal", name: "Sosyal Bilgiler", grades: [4, 5, 6, 7] },
  { id: "inkilap", name: "T.C. İnkılap Tarihi ve Atatürkçülük", grades: [8, 12] },
  { id: "ingilizce", name: "İngilizce", grades: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { id: "dinkulturu", name: "Din Kültürü ve Ahlak Bilgisi", grades: [4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { id: "edebiyat", name: "Türk Dili ve Edebiyatı", grades: high },
  { id: "fizik", name: "Fizik", grades: high },
  { id: "kimya", name: "Kimya", grades: high },
  { id: "biyoloji", name: "Biyoloji", grades: high },
  { id: "tarih", name: "Tarih", grades: [9, 10, 11] },
  { id: "cografya", name: "Coğrafya", grades: high },
  { id: "felsefe", name: "Felsefe", grades: [10, 11] },
  { id: "mantik", name: "Mantık", grades: [11, 12] },
  { id: "psikoloji", name: "Psikoloji", grades: [11, 12] },
  { id: "sosyoloji", name: "Sosyoloji", grades: [11, 12] },
  { id: "almanca", name: "Almanca", grades: [5, 6, 7, 8, 9, 10, 11, 12] },
  { id: "fransizca", name: "Fransızca", grades: [5, 6, 7, 8, 9, 10, 11, 12] },
  { id: "arapca", name: "Arapça", grades: [5, 6, 7, 8, 9, 10, 11, 12] },
  { id: "bilisim", name: "Bilişim ve Yazılım", grades: school },
  { id: "teknolojitasarim", name: "Teknoloji ve Tasarım", grades: [7, 8] },
  { id: "gorselsanatlar", name: "Görsel Sanatlar", grades: school },
  { id: "muzik", name: "Müzik", grades: school },
  { id: "bedenegitimi", name: "Beden Eğitimi ve Spor", grades: school },
  { id: "trafik", name: "Trafik Güvenliği", grades: [4] },
  { id: "insanhaklari", name: "İnsan Hakları, Vatandaşlık ve Demokrasi", grades: [4] },
  { id: "saglik", name: "Sağlık Bilgisi ve Trafik Kültürü", grades: high },
  { id: "rehberlik", name: "Rehberlik", grades: school },
  { id: "meslek", name: "Meslek dersleri", grades: high },
  { id: "genelkultur", name: "Genel kültür", grades: school },
  { id: "baska", name: "Başka", grades: [] },
];

/** Grades; a set that belongs to none has null. */
export const grades = [...school, 13] as const;
export const gradeName = (grade: number): string => (grade === 13 ? "Üniversite" : `${grade}. sınıf`);

const byId = new Map(subjects.map((subject) => [subject.id, subject]));
/** Name of a subject; a newer version's subject is shown by its id. */
export const subjectName = (id: string): string => byId.get(id)?.name ?? id;
export const isSubject = (id: string): boolean => byId.has(id);
export const isGrade = (grade: number): boolean => grades.includes(grade);
