import { Link, useLoaderData } from "react-router";
import type { HistoryReply } from "#protocol/http/replies/players";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { classes } from "#api/classes-api";
import { played } from "#api/game-api";
import { ownMarble } from "#ui/marble/account-marble";
import { useUser } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { firstName } from "#words/sentences";
import { Marble } from "#ui/marble/marble.tsx";
import { Block } from "#screens/page/block.tsx";
import { CodeBox } from "#front-door/code-box.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Section } from "#screens/page/section.tsx";
import { cx } from "#ui/cx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./dashboard.module.css";
import { OwnClasses, OwnWork } from "./own-classes";
import { GuestGames } from "./played/guest-games";
import { PlayedList } from "./played/played-list";

const SHOWN = 5;

/** The way into the next game, and the results of the last ones. */
export function loader() {
  const places = classes.mine();
  const hasPlayed = places.then(
    ({ classes: own }) => own.some(({ games }) => games > 0),
    () => false,
  );
  return deferred({ history: played.history({ page_size: SHOWN }), places, hasPlayed });
}

export function Component() {
  const { history, places, hasPlayed } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <>
      <PageHead title={`Selam, ${firstName(user.name)}.`} />
      <section className={cx("on-field", "row between", styles.panel)} data-theme="light" aria-label="Oyuna katıl">
        <div className={styles.box}>
          <p className={styles.lead}>Kod tahtada mı? Buraya yaz, oyuna gir.</p>
          <CodeBox />
        </div>
        <Marble seed={ownMarble(user.id)} className={styles.marble} />
      </section>
      <GuestGames />
      <Block value={places} failure="Sınıfların yüklenemedi." skeleton={<></>}>
        {({ classes: own }) =>
          own.length > 0 ? (
            <>
              <OwnWork places={own} />
              <OwnClasses places={own} />
            </>
          ) : (
            <p className={page.section}>
              Öğretmenin sınıf kodu verdiyse <Link to="/sinif">sınıfını bağla</Link>.
            </p>
          )
        }
      </Block>
      <div className={page.section}>
        <Block value={history} failure="Geçmişin yüklenemedi." skeleton={bars}>
          {(reply) => (reply.items.length > 0 ? <Last {...reply} /> : <NoneYet hasPlayed={hasPlayed} />)}
        </Block>
      </div>
    </>
  );
}

/** Shown if the account has played nothing. Games played with card or number count for the class. */
const NoneYet = ({ hasPlayed }: { readonly hasPlayed: Promise<boolean> }) => (
  <Block value={hasPlayed} skeleton={<></>}>
    {(has) => !has && <EmptyState title="Henüz oyun yok">Öğretmenin kodu tahtaya yansıtınca buraya yaz.</EmptyState>}
  </Block>
);

function Last({ items, stats }: HistoryReply) {
  return (
    <>
      <p className={styles.sentence}>
        <b className="num">{number(stats.games)}</b> oyun oynadın.
        {stats.accuracy !== null && (
          <>
            {" "}
            Doğru oranın <b className="num">{percent(stats.accuracy)}</b>, en iyi derecen:{" "}
            <b className="num">{stats.best_rank}.</b>
          </>
        )}
      </p>
      <Section title="Son oyunların" aside={<Link to="/student/history">Tümü</Link>}>
        <PlayedList games={items} label="Son oyunların" />
      </Section>
    </>
  );
}

const bars = (
  <>
    <Bar width={50} />
    <RowBars count={5} />
  </>
);
