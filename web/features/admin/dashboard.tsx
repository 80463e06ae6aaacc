import { Link, useLoaderData } from "react-router";
import type { AdminStats } from "#protocol/http/replies/statistics";
import type { ListedUser } from "#protocol/http/replies/people";
import type { Page } from "#protocol/http/page";
import { number } from "#shared/numbers";
import { shortDate } from "#words/format";
import { admin } from "#api/admin-api";
import { currentSession, useUser } from "#api/sign-in/session";
import { Block } from "#screens/page/block.tsx";
import * as page from "#screens/page/page.module.css";
import { Person } from "#screens/person.tsx";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Bar } from "#ui/drawn/skeleton.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { approvalTag, roleOf } from "./people-words";
import { GamesChart } from "./games-chart";
import { loadSummary, UsageSummary } from "./usage/usage-summary";
import * as styles from "./dashboard.module.css";

export function loader() {
  // An administrator of the library sees no people, and one of a school no use of others.
  const right = currentSession().user?.rights[0];
  return {
    isOfLibrary: right === "library",
    stats: admin.stats(),
    latest: right === "library" ? null : admin.users({ page_size: 5 }),
    summary: right === "all" ? loadSummary() : null,
  };
}

export function Component() {
  const { isOfLibrary, stats, latest, summary } = useLoaderData<typeof loader>();
  const { rights_school: school } = useUser();
  return (
    <>
      <h1 className={page.title}>Özet</h1>
      {school !== undefined && (
        <p className={page.sentence}>
          <Link to={`/admin/schools/${school}`}>Okulunuzun sayfası</Link>
        </p>
      )}
      <div className={styles.top}>
        <Block value={stats} skeleton={<NumbersSkeleton />}>
          {(loaded) => (isOfLibrary ? <Waiting {...loaded.waiting} /> : <Numbers {...loaded} />)}
        </Block>
      </div>
      {summary && <UsageSummary summary={summary} />}
      {latest && (
        <section className={page.section} aria-labelledby="kayitlar">
          <div className={`flow between ${page.sectionHead}`}>
            <h2 id="kayitlar">Son kayıtlar</h2>
            <Link to="/admin/users">Tüm kullanıcılar</Link>
          </div>
          <Block
            value={latest}
            skeleton={rows.map((row) => (
              <Bar key={row} shape="row" />
            ))}
          >
            {(list) => <Latest {...list} />}
          </Block>
        </section>
      )}
    </>
  );
}

const rows = [1, 2, 3, 4, 5];

function NumbersSkeleton() {
  return (
    <>
      <Bar width={60} />
      <Bar shape="row" />
      <Bar shape="box" />
    </>
  );
}

function Numbers({ users, question_sets, games, days, waiting }: AdminStats) {
  const today = days.at(-1);
  const all = games.lobby + games.active + games.completed;
  return (
    <>
      <p className={page.sentence}>
        Bugün <b>{number(today?.games ?? 0)}</b> oyun oynandı, <b>{number(today?.players ?? 0)}</b> kişi katıldı.{" "}
        Şu&nbsp;an <b>{number(games.active)}</b> oyun sürüyor.
      </p>
      <Waiting {...waiting} />
      <dl className={styles.numbers}>
        <Count name="öğretmen" value={users.teacher} />
        <Count name="öğrenci" value={users.student} />
        <Count name="soru seti" value={question_sets} />
        <Count name="oyun" value={all} />
      </dl>
      <section className={page.section} aria-labelledby="gunler">
        <div className={`flow between ${page.sectionHead}`}>
          <h2 id="gunler">Son 14 gün</h2>
        </div>
        <GamesChart days={days} />
      </section>
    </>
  );
}

function Waiting({ teachers, sets, reports, mails }: AdminStats["waiting"]) {
  const rows = [
    { count: teachers, words: "öğretmen onay bekliyor", to: "/admin/teachers", verb: "Onay bekleyenlere git" },
    { count: sets, words: "set inceleme bekliyor", to: "/admin/library", verb: "Setleri incele" },
    { count: reports, words: "set bildirildi", to: "/admin/library?durum=reported", verb: "Bildirilenlere bak" },
    { count: mails, words: "e-posta gitmedi", to: "/admin/mails", verb: "E-postalara bak" },
  ].filter(({ count }) => count > 0);
  return (
    <section className={page.section} aria-labelledby="bekleyenler">
      <h2 id="bekleyenler">Sizi bekleyenler</h2>
      {rows.length === 0 && <p className={styles.calm}>Bekleyen iş yok.</p>}
      {rows.map(({ count, words, to, verb }) => (
        <Strip key={to} words={`${number(count)} ${words}`} to={to} verb={verb} />
      ))}
    </section>
  );
}

const Strip = ({ words, to, verb }: { readonly words: string; readonly to: string; readonly verb: string }) => (
  <div className={cx("on-field", "row wrap between", styles.waiting)} data-theme="light">
    <p>{words}</p>
    <Link to={to} className={buttonClass({ variant: "lim" })}>
      {verb}
    </Link>
  </div>
);

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{number(value)}</dd>
    </div>
  );
}

function Latest({ items }: Page<ListedUser>) {
  return <Table label="Son kayıtlar" columns={columns} rows={items} rowKey={({ id }) => id} />;
}

const columns: readonly Column<ListedUser>[] = [
  {
    key: "name",
    head: "Ad",
    phone: "title",
    cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
  },
  { key: "role", head: "Rol", className: "nowrap", cell: roleOf },
  { key: "state", head: "Durum", cell: approvalTag },
  { key: "at", head: "Kayıt", cell: ({ created_at }) => <span className="nowrap">{shortDate(created_at)}</span> },
];
