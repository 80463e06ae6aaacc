import { approvalFirst, joinsByNickname, joinsFree } from "#words/shared-sentences";
import { useLoaderData } from "react-router";
import { LegalPage, type LegalSection } from "#screens/page/legal-page.tsx";
import { deployment, OperatorLines, type Deployment } from "#screens/page/operator.tsx";

export const loader = deployment;

export function Component() {
  return (
    <LegalPage
      title="Kullanım koşulları"
      updated="29 Kasım 2026"
      summary={[
        "Bilye, sınıfta birlikte soru çözmek içindir.",
        joinsByNickname,
        approvalFirst,
        "Hazırladığınız sorular sizindir.",
        "Hesabınızı istediğiniz an silebilirsiniz.",
      ]}
      sections={sections(useLoaderData<typeof loader>())}
    />
  );
}

const sections = ({ operator, makes_accounts: isWithoutMail }: Deployment): readonly LegalSection[] => [
  {
    id: "hizmet",
    title: "Hizmet ve sorumlusu",
    body: (
      <>
        <p>
          Bilye, öğretmenlerin soru seti hazırlayıp sınıfla canlı oynadığı bir uygulamadır. Bu adresteki kurulumu
          aşağıdaki kişi ya da kurum işletir:
        </p>
        <OperatorLines operator={operator} />
      </>
    ),
  },
  {
    id: "hesap",
    title: "Hesap",
    body: (
      <>
        <p>
          {joinsFree} Soru seti hazırlamak ve oyun kurmak için öğretmen hesabı gerekir:{" "}
          {isWithoutMail ? "hesabı yönetici açar." : "e-posta doğrulanır, yönetici onaylar."} Öğrenci hesabı isteğe
          bağlıdır ve yalnızca oyun geçmişini saklar.
        </p>
        <p>Şifrenizi kimseyle paylaşmayın. Hesabınızla yapılanlardan siz sorumlusunuz.</p>
      </>
    ),
  },
  {
    id: "icerik",
    title: "Hazırladığınız içerik",
    body: (
      <p>
        Sorular, şıklar ve açıklamalar sizindir. Başkasının hakkını çiğneyen, kişileri inciten ya da öğrenci kişisel
        verisi taşıyan içerik eklemeyin. Böyle bir içerik fark edilirse kaldırılabilir.
      </p>
    ),
  },
  {
    id: "sinif",
    title: "Sınıfta kullanım",
    body: (
      <p>
        Telefon ve tablet kullanımında okulunuzun ve Bakanlığın kurallarına uyun. Takma adlar tahtada görünür;
        öğrencilerinize gerçek adlarını yazmak zorunda olmadıklarını söyleyin. Uygunsuz bir ad gördüğünüzde öğrenciyi
        oyundan çıkarabilirsiniz.
      </p>
    ),
  },
  {
    id: "yapilmayacak",
    title: "Yapılmaması gerekenler",
    body: (
      <ul>
        <li>Başkasının hesabına ya da oyununa izinsiz girmeye çalışmak</li>
        <li>Hizmeti yavaşlatmak, otomatik araçlarla oyunlara katılmak</li>
        <li>Oyun kodlarını denemek, cevapları önceden elde etmeye çalışmak</li>
      </ul>
    ),
  },
  {
    id: "sorumluluk",
    title: "Hizmetin sürekliliği",
    body: (
      <p>
        Hizmetin kesintisiz olması için çalışılır, ama kesintisizlik garanti edilmez. Oyun sonuçlarını not vermede tek
        dayanak yapmayın.
      </p>
    ),
  },
  {
    id: "bitis",
    title: "Hesabın kapanması",
    body: (
      <p>
        Hesabınızı profil sayfasından silebilirsiniz; soru setleriniz ve oyun raporlarınız da silinir. Bu koşullara
        uymayan hesaplar yönetici tarafından kapatılabilir.
      </p>
    ),
  },
  {
    id: "degisiklik",
    title: "Değişiklikler",
    body: <p>Koşullar değiştiğinde bu sayfa güncellenir; yukarıdaki tarih son değişikliği gösterir.</p>,
  },
];
