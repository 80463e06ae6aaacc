import { sitePages } from "#browser/addresses/site-pages";
import { Link } from "react-router";
import { SiteFooter } from "#screens/site-footer.tsx";
import { SiteHeader } from "#screens/site-header.tsx";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { CodeBox } from "#front-door/code-box.tsx";
import { ReportTeaser } from "./home/report-teaser";
import { SampleQuestion } from "./home/sample-question";
import * as styles from "./home.module.css";

export function Component() {
  return (
    <>
      <div className={cx("on-field", styles.hero)}>
        <div className={styles.circle} aria-hidden="true" />
        <SiteHeader onField />
        <main id="icerik" className={styles.stage}>
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
              Soruyu tahtaya yansıtın; öğrenciler telefonlarından kodu girip cevaplasın. Uygulama indirmeden, öğrenci
              hesabı açmadan, ücretsiz.
            </p>
            <CodeBox />
            <p className={styles.teacher}>
              Öğretmen misiniz? <Link to="/auth/register">İlk setinizi hazırlayın</Link>
            </p>
          </div>
          <SampleQuestion />
        </main>
      </div>
      <section className={styles.section} aria-labelledby="adimlar">
        <h2 id="adimlar">Bir derste üç adım</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, marble }, i) => (
            <li key={title}>
              <p className={styles.ordinal} aria-hidden="true">
                {i + 1}
                <Marble seed={marbleSeed(marble)} size={34} />
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={cx(styles.section, styles.without)} aria-labelledby="telefonsuz">
        <h2 id="telefonsuz">Sınıfta telefon yoksa da</h2>
        <ul className={styles.steps}>
          {without.map(({ title, text, icon }) => (
            <li key={title}>
              <span className={styles.sign} aria-hidden="true">
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ReportTeaser />
      <SiteFooter />
    </>
  );
}

const steps = [
  {
    title: "Seti hazırlayın",
    text: "Soruyu yazın, dört şıkkı doldurun, doğrusunu işaretleyin. Tahtada nasıl görüneceği hemen yanında.",
    marble: "Yağız",
  },
  {
    title: "Kodu yansıtın",
    text: "Öğrenciler altı rakamı yazar ya da karekodu okutur. Her birinin kendi bilyesi tahtaya yuvarlanır.",
    marble: "Hira Nur",
  },
  {
    title: "Birlikte oynayın",
    text: "Her sorudan sonra kaç kişinin bildiğini görürsünüz, kimin bilemediğini tahtada kimse görmez.",
    marble: "Uğur Can",
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
