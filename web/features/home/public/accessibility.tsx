import { useLoaderData } from "react-router";
import { LegalPage, type LegalSection } from "#screens/page/legal-page.tsx";
import { deployment, OperatorLines, type Deployment } from "#screens/page/operator.tsx";

export const loader = deployment;

/** The accessibility statement. `test/unit/screens/legal-pages.test.tsx` holds that the tests it names exist. */
export function Component() {
  return (
    <LegalPage
      title="Erişilebilirlik bildirimi"
      updated="29 Kasım 2026"
      summary={[
        "Hedef, Web İçeriği Erişilebilirlik Yönergeleri (WCAG) 2.2’nin AA düzeyidir.",
        "Karşılanan her madde, yazılımın kendi testleriyle denetlenir.",
        "Ekran okuyucu kullanan kişilerle henüz denenmedi; bağımsız bir kuruluş denetlemedi.",
      ]}
      sections={sections(useLoaderData<typeof loader>())}
    />
  );
}

/** Requirements that are met, each with the test that shows it. */
export const met: readonly (readonly [sentence: string, test: string])[] = [
  [
    "Her sayfa açık ve koyu görünümde otomatik denetimden (axe) hatasız geçer: adlar, roller, karşıtlık.",
    "test/e2e/every-page/every-state.spec.ts",
  ],
  [
    "Oyun yalnız klavyeyle kurulur, yönetilir ve oynanır; ekran okuyucuya iletilen sıra denetlenir.",
    "test/e2e/every-page/keys.spec.ts",
  ],
  ["Öğretmenin, öğrencinin ve konuğun sayfaları fare olmadan kullanılır.", "test/e2e/every-page/by-keys.spec.ts"],
  ["Soru seti yalnız klavyeyle hazırlanır.", "test/e2e/teacher/set-by-keys.spec.ts"],
  [
    "Sayfalar 320 piksel genişlikte, yani yüzde 400 büyütmede de yana kaydırılmadan okunur.",
    "test/e2e/every-page/narrow.spec.ts",
  ],
  ["Telefonda soru ve şıklar, iki kat büyük yazıyla da kesilmeden okunur.", "test/e2e/pupil/read-whole.spec.ts"],
  [
    "Şıklar yalnız renkle ayrılmaz: her birinin harfi ve şekli vardır; yazıyla zemin arasındaki karşıtlık en az 7’ye 1’dir.",
    "test/unit/kinds/option-badge.test.ts",
  ],
  ["Sıralama sorusu sürüklemeden, tuşlarla da cevaplanır.", "test/e2e/kinds/order.spec.ts"],
  ["Eşleştirme sorusu sürüklemeden, tuşlarla da cevaplanır.", "test/e2e/kinds/match.spec.ts"],
  ["Resimde yer gösterme sorusu tuşlarla ve kaydırıcılarla da cevaplanır.", "test/e2e/kinds/spot.spec.ts"],
  [
    "Ek süre verilen öğrenci, süre ötekiler için bittikten sonra da cevaplar.",
    "test/unit/game/questions/clock.test.ts",
  ],
];

const sections = ({ operator }: Deployment): readonly LegalSection[] => [
  {
    id: "karsilanan",
    title: "Karşılananlar",
    body: (
      <ul>
        {met.map(([sentence, test]) => (
          <li key={test}>
            {sentence} <code>{test}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: "karsilanmayan",
    title: "Karşılanmayanlar",
    body: (
      <ul>
        <li>NVDA, VoiceOver ve TalkBack ile, onları her gün kullanan kişilerle denenmedi.</li>
        <li>Ek süre yalnız sınıf listesindeki öğrenciye verilir; takma adla katılana verilemez.</li>
        <li>
          Resmin sözle açıklamasını soruyu hazırlayan yazar. Yazmadıysa ekran okuyucu resmin içeriğini söyleyemez.
        </li>
        <li>
          Resimde yer gösterme sorusu resmi görmeyi gerektirir. Böyle bir soruyu görmeyen öğrencisi olan sınıfa
          sormayın.
        </li>
        <li>Sesli okuma, cihazda sorunun dilinde bir ses varsa çalışır.</li>
        <li>Kartlı oyunda kartı kaldırıp çevirmek gerekir. Bunu yapamayan öğrencinin cevabını öğretmen elle girer.</li>
      </ul>
    ),
  },
  {
    id: "bildirin",
    title: "Bir engelle karşılaşırsanız",
    body: (
      <>
        <p>Hangi sayfada ne yapamadığınızı, kullandığınız tarayıcıyla birlikte bu kurulumun sorumlusuna yazın:</p>
        <OperatorLines operator={operator} />
      </>
    ),
  },
];
