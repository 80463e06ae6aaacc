import { sitePages } from "#browser/addresses/site-pages";
import { approvalFirst } from "#words/shared-sentences";
import { number } from "#shared/numbers";
import { SiteFooter } from "#screens/site-footer.tsx";
import { SiteHeader } from "#screens/site-header.tsx";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { CodeBox } from "#front-door/code-box.tsx";
import { SampleQuestion, type Sample } from "./home/sample-question";
import { Shot } from "./home/shot";
import * as styles from "./home.module.css";

type Props = {
  readonly samples: readonly Sample[];
  /** The ready sets of the library, counted by the build. */
  readonly ready: { readonly sets: number; readonly questions: number };
};

/** The first page of a visitor. The build writes it as HTML (`web/pages/home`): no React comes with it. */
export function Home({ samples, ready }: Props) {
  return (
    <>
      <a className={styles.skip} href="#icerik">
        İçeriğe geç
      </a>
      <div className={cx("on-field", styles.head)}>
        <SiteHeader onField />
      </div>
      <main id="icerik" tabIndex={-1}>
        <div className={cx("on-field", "column", styles.hero)}>
          <div className={styles.circle} aria-hidden="true" />
          <div className={styles.stage}>
            <div className={styles.pitch}>
              <h1 aria-label={`${sitePages.home.title}.`}>
                Soruyu sorun,
                <br />
                bilyeler
                <br />
                <span className="nowrap">
                  yuvarlansın
                  <BrandMarble className={styles.stop} />
                </span>
              </h1>
              <p className={styles.lead}>
                Bilye, sınıfın canlı bilgi oyunu. Soruyu tahtaya yansıtın; öğrenciler telefonlarından kodu girip
                cevaplasın. Uygulama yok, öğrenci hesabı yok. Ücretsiz ve açık kaynak.
              </p>
              <CodeBox />
              <p className={styles.teacher}>
                Öğretmen misiniz? <a href="/auth/register">İlk setinizi hazırlayın</a>
              </p>
            </div>
            <SampleQuestion samples={samples} />
          </div>
        </div>
        <section className={styles.section} aria-labelledby="adimlar">
          <h2 id="adimlar">Bir derste üç adım</h2>
          <ol className={styles.steps}>
            {steps.map(({ title, text, marble, shot, alt }, i) => (
              <li key={title}>
                <p className={styles.ordinal} aria-hidden="true">
                  {i + 1}
                  <Marble seed={marbleSeed(marble)} size={34} />
                </p>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                <Shot name={shot} alt={alt} className={styles.below} />
              </li>
            ))}
          </ol>
        </section>
        <section className={cx(styles.section, styles.without)} aria-labelledby="telefonsuz">
          <h2 id="telefonsuz">Sınıfta telefon yoksa da</h2>
          <ul className={styles.steps}>
            {without.map(({ title, text, icon }) => (
              <li key={title}>
                <span className={`center ${styles.sign}`} aria-hidden="true">
                  <Icon name={icon} />
                </span>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="sorular">
          <h2 id="sorular">Sorularınız hazır</h2>
          <div className={styles.pair}>
            <div>
              <Shot
                name="import"
                alt="Yapıştırılan metinden okunan sorular, doğru şıkları işaretli."
                className={styles.above}
              />
              <h3>Elinizdekini getirin</h3>
              <p className={styles.text}>
                PDF, Word, PowerPoint ya da Excel dosyanızı seçin, isterseniz metni yapıştırın. Kahoot, Wayground,
                Blooket, Gimkit ve Moodle’dan aldığınız dosyalar da okunur. Okunanları kaydetmeden önce görüp
                düzeltirsiniz.
              </p>
            </div>
            <div>
              <Shot name="library" alt="Kütüphane: süzgeçler ve kapaklarıyla setler." className={styles.above} />
              <h3>Hazır setle başlayın</h3>
              <p className={styles.text}>
                Kütüphanede {ready.sets} hazır set, {number(ready.questions)} soru var: 1. sınıftan 12. sınıfa,
                açıklamalarıyla. Kopyalayıp kendinize göre değiştirin.
              </p>
              <a className={styles.on} href="/library">
                Kütüphaneye bakın
              </a>
            </div>
          </div>
        </section>
        <section className={cx(styles.section, styles.band)} aria-labelledby="rapor">
          <div className={styles.aside}>
            <div>
              <h2 id="rapor">Zil çalmadan neyi tekrar edeceğinizi bilin.</h2>
              <p className={styles.text}>
                Oyun bitince rapor hazır: hangi soru zorladı, kim nerede takıldı, hangi yanılgı öne çıktı.
              </p>
            </div>
            <Shot name="report" alt="Bir oyunun raporu: konulara göre doğru oranı ve sınıfı en çok zorlayan soru." />
          </div>
        </section>
        <section className={styles.section} aria-labelledby="acik">
          <h2 id="acik">Ücretsiz ve açık</h2>
          <ul className={styles.steps}>
            {open.map(({ title, text, href, link }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                <a className={styles.on} href={href}>
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={cx("on-field", styles.section, styles.last)} aria-labelledby="basla">
          <h2 id="basla">İlk sorunuz hangisi?</h2>
          <p>{approvalFirst}</p>
          <p className={`flow ${styles.ways}`}>
            <a className={buttonClass({ variant: "lim", size: "lg" })} href="/auth/register">
              Öğretmen hesabı aç
            </a>
            <a className={buttonClass({ variant: "field", size: "lg" })} href="/auth/login">
              Giriş yap
            </a>
            <a className={buttonClass({ variant: "field", size: "lg" })} href="/student/join">
              Oyuna katıl
            </a>
          </p>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}

const steps = [
  {
    title: "Seti hazırlayın",
    text: "Soruyu yazın, dört şıkkı doldurun, doğrusunu işaretleyin. Tahtada nasıl görüneceği hemen yanında.",
    marble: "Yağız",
    shot: "editor",
    alt: "Soru hazırlama sayfası: solda setin soruları, ortada soru metni ve renkli şıklar.",
  },
  {
    title: "Kodu yansıtın",
    text: "Öğrenciler altı rakamı yazar ya da karekodu okutur. Her birinin kendi bilyesi tahtaya yuvarlanır.",
    marble: "Hira Nur",
    shot: "lobby",
    alt: "Oyun başlamadan tahta: kod, karekod ve gelen öğrencilerin bilyeleri.",
  },
  {
    title: "Birlikte oynayın",
    text: "Her sorudan sonra kaç kişinin bildiğini görürsünüz, kimin bilemediğini tahtada kimse görmez.",
    marble: "Uğur Can",
    shot: "reveal",
    alt: "Sorudan sonra tahta: her şıkkın oluğunda kaç bilye olduğu görünür.",
  },
] as const;

const without = [
  {
    title: "Kartla oynayın",
    text: "Her öğrenci basılı kartını kaldırır, cevapları sizin telefonunuzun kamerası okur.",
    icon: "card",
  },
  {
    title: "Tahtada oynayın",
    text: "Takımlar cevabını kâğıda yazıp kaldırır, siz tahtaya dokunursunuz.",
    icon: "board",
  },
  {
    title: "Ödev verin",
    text: "Aynı setin bağlantısını gönderin; herkes evde, kendi hızında, son güne kadar yapar.",
    icon: "calendar",
  },
] as const;

const open = [
  {
    title: "Ücretli sürümü yok",
    text: "Her özellik her öğretmene açık. Reklam yok, izleme çerezi yok.",
    href: "/privacy",
    link: "Verileriniz ne olur?",
  },
  {
    title: "Kaynak kodu açık",
    text: "MIT lisanslıdır: okuyabilir, değiştirebilir, dağıtabilirsiniz. Setlerinizi dosya olarak alıp istediğiniz yere götürürsünüz.",
    href: "/licences.txt",
    link: "Lisanslar",
  },
  {
    title: "Okulunuzda da çalışır",
    text: "Okuldaki tek bir bilgisayara ya da kendi Cloudflare hesabınıza kurulur. Kendi programlarınız için de bir arayüzü var.",
    href: "/api-docs",
    link: "Arayüz belgesi",
  },
] as const;
