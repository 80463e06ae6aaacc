import { expect, test } from "vitest";
import { personName } from "#features/exchange/class-list/person-name";

test.each([
  ["AYŞE NUR YILMAZ", "Ayşe Nur Yılmaz"],
  ["İSMAİL IŞIK", "İsmail Işık"],
  ["ırmak çağlar", "Irmak Çağlar"],
  ["ismail IŞIK", "İsmail Işık"],
  ["ŞULE ÖZTÜRK-ÇINAR", "Şule Öztürk-Çınar"],
  ["Şule Öztürk - Çınar", "Şule Öztürk - Çınar"],
  ["I\u0307SMAI\u0307L", "İsmail"],
  ["i\u0307smail", "İsmail"],
  ["D'ANGELO", "D'Angelo"],
  ["Ada McDonald", "Ada McDonald"],
  ["ALİ K.", "Ali K."],
  ["  Ada \u00a0\t Yılmaz ", "Ada Yılmaz"],
  ["Ada\u200b Yılmaz\u202e", "Ada Yılmaz"],
  ["Ada Yıl\u00admaz", "Ada Yılmaz"],
  ["ADA\nYILMAZ", "Ada Yılmaz"],
  ["Ada Yılmaz (nakil)", "Ada Yılmaz"],
  ["Ada(nakil)Yılmaz", "Ada Yılmaz"],
  ["12345678901 Ada Yılmaz 02.03.2013", "Ada Yılmaz"],
  ["123 456 789 01 Ada", "Ada"],
  ["ADA12345678901YILMAZ", "Ada Yılmaz"],
  ["محمد علي", "محمد علي"],
  ["ÂLİYE ÎMAN", "Âliye Îman"],
  ["12345", ""],
  ["–", ""],
  ["", ""],
])("%s", (written, name) => {
  expect(personName(written)).toBe(name);
});

/** Not timed: a cell of two million such signs, which a small file can hold, took hours. */
test.each(["-", "("])("[T22] a cell of nothing but %s comes to an end", (sign) => {
  expect(personName(`Ada${sign.repeat(2_000_000)}x`)).toMatch(/^Ada/);
});
