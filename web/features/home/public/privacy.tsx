import { joinsByNickname } from "#words/shared-sentences";
import { useLoaderData } from "react-router";
import { LegalPage, type LegalSection } from "#screens/page/legal-page.tsx";
import { deployment, OperatorLines, type Deployment } from "#screens/page/operator.tsx";

export const loader = deployment;

/** The KVKK notice. Every sentence is a promise about the software's behaviour: change both or neither. */
export function Component() {
  return (
    <LegalPage
      title="Gizlilik"
      updated="1 Aralık 2026"
      summary={[
        joinsByNickname,
        "Cevaplar öğretmenin raporunda görünür.",
        "Sınıf listesini başka öğretmen görmez; hazırlayan dilediği an siler.",
        "Reklam ve izleme çerezi yok.",
        "Hesabınızı ve verilerinizi istediğiniz an silebilirsiniz.",
        "KVKK kapsamındaki haklarınız aşağıda.",
      ]}
      sections={sections(useLoaderData<typeof loader>())}
    />
  );
}

const sections = ({
  operator,
  retention_days: days,
  audit_days,
  ...deployment
}: Deployment): readonly LegalSection[] => [
  {
    id: "sorumlu",
    title: "Veri sorumlusu",
    body: (
      <>
        <p>
          {operator?.name === ""
            ? "Bu metin yazılımın hangi verileri nasıl işlediğini anlatır. Veri sorumlusunu göstermediği için 6698 sayılı Kişisel Verilerin Korunması Kanununun 10. maddesindeki aydınlatmanın yerine geçmez."
            : "Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanununun 10. maddesi uyarınca hazırlanmış aydınlatma metnidir. Veri sorumlusu:"}
        </p>
        <OperatorLines operator={operator} />
      </>
    ),
  },
  {
    id: "veriler",
    title: "Hangi veriler işlenir",
    body: (
      <ul>
        <li>
          Hesapsız katılan öğrenci: yazdığı takma ad, verdiği cevaplar, cevap süreleri, puanı. Ad, e-posta, telefon
          numarası ya da konum istenmez.
        </li>
        <li>
          Ödev yapan öğrenci: takma adı ya da sınıf listesindeki sırası, cevapları ve zamanları, başka cihazdan
          dönebilmesi için verilen sayının geri döndürülemeyen özeti.
        </li>
        <li>
          Hesap açan: ad soyad, e-posta, rol, öğretmense isteğe bağlı okul adı, şifrenin geri döndürülemeyen özeti,
          kayıt ve son giriş zamanı. Öğretmenin soru setleri, setlerdeki yarım kalmış soruların taslakları, sorulara
          eklediği resimler ve oyunları; öğrencinin oyun geçmişi.
        </li>
        <li>
          Öğretmenin sınıf listeleri: öğrencinin adı, listedeki ya da kartındaki numarası, varsa okul numarası ve
          öğretmenin verdiği ek süre; bu sınıfla oynanan oyunlarda kaç soruyla karşılaştığı ve kaçını bildiği. T.C.
          kimlik numarası, doğum tarihi ya da veli bilgisi istenmez; yapıştırılan listede bulunsa da öğretmenin
          cihazında ayıklanır, gönderilmez. Öğrenci isterse kendi hesabını, öğretmeninin verdiği kodla listedeki
          sırasına bağlar.
        </li>
        <li>
          Hesabınıza giriş yaptığınız tarayıcılar: her tarayıcının kendi ürettiği gizli sayının geri döndürülemeyen
          özeti ve son kullanıldığı gün. Hesabınızda yanlış şifre deneyen biri, tanınan cihazınızın girişini
          yavaşlatamasın diye tutulur; cihazın adı, modeli ya da yeri tutulmaz.
        </li>
        <li>
          Açık oturumlarınız: ne zaman ve nasıl girildiği, en son hangi saatte kullanıldığı, tarayıcının ve sistemin adı
          (“Chrome, Windows”). Başka bir cihazdaki oturumunuzu kapatabilmeniz için tutulur, oturum bitince silinir.
        </li>
        <li>
          Öğretmenseniz API anahtarlarınız: adı, yetkisi, ne zamana kadar geçtiği, en son ne zaman kullanıldığı ve
          anahtarın geri döndürülemeyen özeti. İptal edince ya da süresi dolunca silinir.
        </li>
        <li>
          Geçiş anahtarlarınız: anahtarın herkese açık yarısı, verdiğiniz ad, türü, eklendiği ve son kullanıldığı zaman.
          Gizli yarısı, parmak iziniz ve yüzünüz cihazınızdan çıkmaz. Anahtarı kaldırınca silinir.
        </li>
        <li>
          Telefonla açılan tahta: onay beklerken tarayıcısının adı, ağının bulunduğu şehir ve ülke, isteyenin IP
          adresinin yalnızca sayılmaya yarayan, geri döndürülemeyen özeti. En geç ertesi gece silinir.
        </li>
        <li>E-postanızı değiştirirken, onaylayana kadar istediğiniz yeni adres.</li>
        <li>Davet edilen öğretmenin adı ve e-postası; 14 gün geçerli davet, bundan bir ay sonra silinir.</li>
        <li>
          Yönetici işlemleri: öğretmen onaylama, reddetme, kullanıcı silme, soru setlerini ve sınıfları devretme, okul
          adresi tanımlama, kişi arama ve bilgilerine bakma, hesabını silme ve yönetici olma kayıtları; kim, kime, ne
          zaman, hangi nedenle. Bu kayıtlara yalnızca ad yazılır. Bir okul adresi bir kez kendiliğinden onaylanır;
          reddedilen ya da onaylanan adresin geri döndürülemeyen özeti bunun için bu kayıtlar kadar saklanır.
        </li>
        <li>
          Teknik kayıtlar: isteğin zamanı, süresi ve sonucu. Bu kayıtlara ad, takma ad, e-posta, oyun kodu ya da şifre
          yazılmaz. IP adresi, art arda yanlış denemeleri yavaşlatmak için istek sırasında kullanılır, veritabanında
          saklanmaz. Aynı yere art arda e-posta gönderilmesin diye, isteyenin IP adresinin ve alıcının yalnızca
          sayılmaya yarayan, geri döndürülemeyen özetleri en çok sekiz gün tutulur.
        </li>
      </ul>
    ),
  },
  {
    id: "amac",
    title: "Neden ve hangi dayanakla",
    body: (
      <p>
        Veriler oyunu oynatmak, öğretmene rapor sunmak, hesabınızı korumak ve kötüye kullanımı önlemek için işlenir.
        Hukuki dayanak, Kanunun 5. maddesinin ikinci fıkrasındaki sözleşmenin kurulması ve ifası (c) ile meşru
        menfaattir (f).
      </p>
    ),
  },
  {
    id: "aktarim",
    title: "Kime aktarılır",
    body: (
      <>
        <p>
          Öğrencinin cevapları ve takma adı, oyunu kuran ya da ödevi veren öğretmenin raporunda görünür. Ödevde bir
          öğrenci ötekilerin adını da sonucunu da görmez. Takma adlar oyun sırasında sınıfla paylaşılır. Veriler reklam
          amacıyla kimseye verilmez, satılmaz.
        </p>
        <p>
          Sınıf listesini onu hazırlayan öğretmen görür; liste başka öğretmene ya da öğrencilerin telefonuna
          gönderilmez. Yönetici, ayrılan öğretmenin sınıflarını başka bir öğretmene devredebilir; kişilerden ve
          velilerden gelen istekler için bir öğrenciyi adıyla arayabilir, verilerini indirebilir ve silebilir. Hepsi
          işlem kaydına yazılır. Sınıf listesiyle oynanan oyunda tahtada kısa adlar (“Ayşe K.”) görünür; numarasıyla
          katılan öğrenciye yalnız kendi kısa adı gösterilir. Hesabını bağlayan öğrenci yalnız kendi gelişimini görür;
          hesabı bağlı olmayanın sonucu, o cihazda giriş yapmış hesabın geçmişine yazılır. Kart okurken kameranın
          görüntüsü yalnız öğretmenin cihazında işlenir; kaydedilmez, hiçbir yere gönderilmez.
        </p>
        <p>
          {deployment.own_machine
            ? "Hizmet, kurulumu yapan okulun ya da kurumun kendi bilgisayarında çalışır; veriler o bilgisayarda durur."
            : "Hizmet Cloudflare altyapısında çalışır; veriler bu hizmet sağlayıcının yurt dışındaki sunucularında da işlenebilir. Yurt dışına aktarım, Kanunun 9. maddesindeki koşullara göre yapılır."}
          {deployment.own_machine &&
            !deployment.makes_accounts &&
            " E-postalar, kurulumda ayarlanan e-posta sunucusuyla gönderilir."}
        </p>
      </>
    ),
  },
  {
    id: "sure",
    title: "Ne kadar saklanır",
    body: (
      <ul>
        <li>
          Hesapsız öğrencilerin takma adları oyundan {days} gün sonra silinir; yerine “Oyuncu 7” gibi bir sıra adı
          yazılır.
        </li>
        <li>
          Öğrenci, ödevin son gününden sonra en çok 30 gün kendi cevaplarına aynı adresten bakabilir; ardından geri
          dönüş sayısının özetiyle birlikte silinir, öğretmenin raporu bir oyununki gibi kalır.
        </li>
        <li>
          Sınıf listesi, öğretmen silene ya da hesabını kapatana kadar saklanır. Öğrenci sınıftan çıkarılınca ya da
          sınıf silinince adı o sınıfın oyun raporlarından ve hesapların geçmişinden de silinir; yerine “Öğrenci 1” gibi
          bir sıra adı yazılır. Hesap bağlama kodu bir kez kullanılır ve 30 gün geçerlidir.
        </li>
        <li>
          Hesap verileri, hesap silinene kadar saklanır. Hesap silinince setler, oyunlar ve raporlar da silinir; kişinin
          adı başkalarının raporlarından ve yönetici kayıtlarından da çıkarılır; sınıf listesi öğretmende kalır.
        </li>
        <li>
          Bir oyunun akışı (kim hangi adla katıldı, ne zaman ne cevapladı) oyun bittikten 24 saat sonra silinir. O süre
          içinde silinen bir ad ekranlarda ve raporda hemen, silinirken süren bir oyunda oyun bitince değişir; bu
          akıştan akışla birlikte çıkar.
        </li>
        <li>
          {deployment.own_machine
            ? "Silinen veriler, daha önce alınmış yedeklerde o yedekler silinene kadar durur."
            : "Silinen veriler, altyapının geri dönüş yedeklerinde en çok 30 gün daha durur."}
        </li>
        <li>
          Giriş yapılan bir tarayıcının özeti, son girişten 180 gün sonra silinir. Bir hesap için son kullanılan on
          tarayıcı tutulur.
        </li>
        <li>
          Açık oturumlar son kullanımdan 7 gün, en geç girişten 90 gün sonra biter; yalnız bir ders için açılanlar 2,
          telefonla açılanlar 12 saat sonra.
        </li>
        <li>Yönetici işlemlerinin kaydı {audit_days} gün saklanır.</li>
        <li>
          Yeni bir set, soru ya da oyun kaydedilirken verilen yanıt, bağlantı koparsa işlem iki kez yapılmasın diye 24
          saat saklanır.
        </li>
        <li>
          E-posta doğrulama ve değiştirme bağlantısı 24 saat, şifre sıfırlama bağlantısı 1 saat geçerlidir.
          Doğrulanmayan kayıtlar bir hafta sonra silinir.
        </li>
      </ul>
    ),
  },
  {
    id: "cihaz",
    title: "Cihazınızda tutulanlar",
    body: (
      <>
        <p>
          Çerez kullanılmaz. Aşağıdakiler yalnızca tarayıcınızın kendi deposunda durur, başka bir siteyle paylaşılmaz;
          tarayıcınızın site verilerini silerek hepsini kaldırabilirsiniz.
        </p>
        <ul>
          <li>
            Oturum anahtarınız; çıkış yapınca, yalnız bu ders için ya da telefonla girilmişse tarayıcı kapanınca
            silinir.
          </li>
          <li>Bu cihazda en son geçiş anahtarıyla girdiyseniz bunu gösteren bir işaret.</li>
          <li>
            Girişte bu tarayıcıyı tanıtan gizli sayı. Bir kez rastgele üretilir, giriş isteğiyle birlikte gönderilir ve
            sunucuda yalnızca özeti tutulur.
          </li>
          <li>Katıldığınız oyunlardaki yeriniz: oyun kodu, takma adınız, bilyeniz ve oyuna dönüş anahtarınız.</li>
          <li>
            Yaptığınız ödevlerdeki yeriniz: ödevin kodu, adınız, bilyeniz, geri dönüş sayınız ve anahtarınız;
            sürdürdüğünüz ödevin soruları ve bağlantı yokken verdiğiniz, henüz ulaşmamış cevaplar.
          </li>
          <li>
            Son kullandığınız takma ad ve bilye; bir sonraki oyunda size önerilir. Giriş yapmışken kullandığınız, çıkış
            yapınca silinir.
          </li>
          <li>
            Henüz kaydedilemeyen soru taslaklarınız; kaydedilince ya da çıkış yapınca silinir. Yarım kalmış sorular
            ayrıca setinizle birlikte sunucuda taslak olarak saklanır.
          </li>
          <li>
            Bağlantı yokken de açılabilsin diye hesap bilgileriniz, öğretmenin açtığı soru setleri ve son raporu; çıkış
            yapınca silinir.
          </li>
          <li>Seçtiğiniz görünüm, ses ve tahta tercihleri; öğretmenin son oyun ve ödev ayarları.</li>
        </ul>
        <p>
          Bu cihazda hesapsız oynanan oyunlar, öğrenci hesabıyla girişte sorulur; yalnızca onaylanan takma adların
          oyunları o hesabın geçmişine eklenir.
        </p>
        {deployment.turnstile_site_key && (
          <p>
            Giriş, kayıt ve bağlantı isteme sayfalarında Cloudflare Turnstile güvenlik doğrulaması çalışır. Oyuna
            katılma sayfasında çalışmaz.
          </p>
        )}
      </>
    ),
  },
  {
    id: "cocuk",
    title: "Öğrenciler ve veliler",
    body: (
      <p>
        Öğrenciye gerçek adını yazması söylenmez; bir takma ad yeter. Öğrencisi için bilgi almak ya da verisini
        sildirmek isteyen veli, önce oyunu kuran öğretmene ya da okula{operator?.name && ", sonra yukarıdaki adrese"}{" "}
        başvurabilir. Öğretmen bir oyunun sonuçlarını dilediği an silebilir; bir öğrencinin sınıfında tutulan bütün
        verilerini tek dosyada indirebilir ve öğrenciyi sınıftan çıkararak silebilir.
      </p>
    ),
  },
  {
    id: "haklar",
    title: "Haklarınız",
    body: (
      <>
        <p>Kanunun 11. maddesine göre, veri sorumlusuna başvurarak şunları isteyebilirsiniz:</p>
        <ul>
          <li>Kişisel verinizin işlenip işlenmediğini, işlenmişse neyin, neden işlendiğini öğrenmek</li>
          <li>Yurt içinde ya da yurt dışında kime aktarıldığını bilmek</li>
          <li>Eksik ya da yanlışsa düzeltilmesini, koşulları oluştuysa silinmesini istemek</li>
          <li>Bunların, verinin aktarıldığı kişilere bildirilmesini istemek</li>
          <li>Yalnızca otomatik çözümlemeyle aleyhinize bir sonuç çıkmasına itiraz etmek</li>
          <li>Zarara uğradıysanız giderilmesini istemek</li>
        </ul>
        <p>
          Hesabınız varsa verilerinizi profil sayfasından kendiniz indirebilir ve silebilirsiniz. Başvurular en geç 30
          gün içinde sonuçlanır; yanıttan memnun kalmazsanız Kişisel Verileri Koruma Kuruluna şikâyet hakkınız vardır.
        </p>
      </>
    ),
  },
];
