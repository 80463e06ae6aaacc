import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import type { TeacherStats } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { classes } from "#api/classes-api";
import { games } from "#api/game-api";
import { homework } from "#api/homework-api";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useUser } from "#api/sign-in/session";
import { sets } from "#api/sets-api";
import { toResult, deferred, type Result } from "#browser/to-result";
import { useShortcut } from "#ui/use/use-shortcut";
import { greeting } from "#words/sentences";
import { ApprovalStrip, askForApproval } from "#screens/approval.tsx";
import { Block, BlockFailure } from "#screens/page/block.tsx";
import { loadNewGame, NewGameDialog } from "#features/games/index";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Section } from "#screens/page/section.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { cx } from "#ui/cx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import { ClassList } from "./class-list";
import * as styles from "./dashboard.module.css";
import { HardestQuestions } from "./hardest-questions";
import { HoursNote } from "./hours-note";
import { LastGames } from "./last-games";
import { OpenHomework } from "./open-homework";
import { Outcomes } from "./outcomes";
import { FirstSetPanel, LastSetPanel, RunningGamePanel } from "./panels";
import { SetList } from "./set-list";
import { StatsSentence } from "./stats-sentence";

const BoardCodeDialog = lazy(async () => ({
  default: (await import("#screens/board-code/board-code-dialog.tsx")).BoardCodeDialog,
}));

/** The time before the dialog that most teachers open next is loaded: nothing that the page shows waits for it. */
const READ_FOR_MS = 2_000;

const SETS_SHOWN = 3;

/** Each part loads and fails on its own. */
export function loader() {
  void askForApproval();
  const running = toResult(runningGames());
  const edited = sets.list({ sort: "updated", page_size: 5 });
  const calls = deferred({
    running,
    edited,
    others: besideThePanel(running, edited),
    given: toResult(homework.list({ page_size: 20 })),
    played: games.list({ status: "completed", page_size: 4 }),
    stats: games.stats(),
    taught: classes.list(),
  });
  return { ...calls, now: Date.now() };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [toPlay, setToPlay] = useState<PickedSet | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void loadNewGame().catch(() => {}), READ_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcut("n", () => void navigate("/teacher/question-sets/new"));
  return (
    <>
      <PageHead
        title={greeting(user.name, data.now)}
        menu={
          !isLessonSession() && (
            <Menu
              label="Ana sayfa menüsü"
              items={[{ icon: "board", label: "Telefonsuz ders", onSelect: () => setCodeAsked(true) }]}
            />
          )
        }
      >
        <Block value={data.stats} failure="Sayılarınız yüklenemedi." skeleton={<Bar width={60} />}>
          {(stats) => <StatsSentence stats={stats} />}
        </Block>
      </PageHead>
      <ApprovalStrip user={user} />
      <HoursNote now={data.now} />
      <div className={styles.grid}>
        <div className={styles.panel}>
          <Block value={data.running} skeleton={<Bar shape="box" />}>
            {(running) =>
              running.ok && running.value.length > 0 ? (
                <RunningGamePanel games={running.value} />
              ) : (
                <>
                  {!running.ok && (
                    <BlockFailure text="Süren oyunlarınız yüklenemedi." onRetry={() => void revalidate()} />
                  )}
                  <Block value={data.edited} failure="Setleriniz yüklenemedi." skeleton={<Bar shape="box" />}>
                    {({ items }) => (items[0] ? <LastSetPanel set={items[0]} onPlay={setToPlay} /> : <FirstSetPanel />)}
                  </Block>
                </>
              )
            }
          </Block>
        </div>
        <Section
          title="Soru setleriniz"
          className={styles.beside}
          aside={
            <span className={styles.ways}>
              <Link to="/teacher/question-sets">
                Tümü<span className="vh">: soru setleri</span>
              </Link>
              <Link to="/teacher/question-sets/new">Yeni set</Link>
            </span>
          }
        >
          <Block value={data.others} skeleton={<RowBars count={3} />}>
            {(page) => <SetList page={page} onPlay={setToPlay} />}
          </Block>
        </Section>
        <Suspense>
          <OpenHomework list={data.given} now={data.now} className={cx(styles.first, styles.waiting)} />
        </Suspense>
        <Section
          title="Sınıflarınız"
          className={cx(styles.beside, styles.classes)}
          aside={
            <Link to="/teacher/classes">
              Tümü<span className="vh">: sınıflar</span>
            </Link>
          }
        >
          <Block value={data.taught} failure="Sınıflarınız yüklenemedi." skeleton={<RowBars count={3} />}>
            {(list) => <ClassList classes={list.classes} />}
          </Block>
        </Section>
        <Section
          title="Son oyunlar"
          className={cx(styles.first, styles.games)}
          aside={<Link to="/teacher/games">Tüm oyunlar</Link>}
        >
          <Block value={data.played} skeleton={<RowBars count={3} />}>
            {({ items }) => <LastGames games={items} now={data.now} />}
          </Block>
        </Section>
        <div className={cx(styles.beside, styles.repeat)}>
          <Block value={data.stats} skeleton={<RowBars count={3} />}>
            {(stats) => <ToRepeat stats={stats} onPlay={setToPlay} />}
          </Block>
        </div>
      </div>
      {isCodeAsked && (
        <Suspense>
          <BoardCodeDialog onClose={() => setCodeAsked(false)} />
        </Suspense>
      )}
      {toPlay && <NewGameDialog key={toPlay.id} set={toPlay} onClose={() => setToPlay(null)} />}
    </>
  );
}

/** Outcomes to repeat, or questions where no outcomes are written. */
function ToRepeat({ stats, onPlay }: { readonly stats: TeacherStats; readonly onPlay: (set: PickedSet) => void }) {
  const { outcomes = [] } = stats;
  return outcomes.length > 0 ? (
    <Section title="Tekrar edilmesi gerekenler">
      <Outcomes outcomes={outcomes} onPlay={onPlay} />
    </Section>
  ) : (
    <Section title="En çok zorlanılan sorular">
      <HardestQuestions stats={stats} />
    </Section>
  );
}

type Running = Result<readonly ListedGame[]>;

/** Games being played, then games waiting to start. */
async function runningGames(): Promise<readonly ListedGame[]> {
  const { items } = await games.list({ status: "open", page_size: 20 });
  // A server that does not know these lists all games.
  return items
    .filter(({ status }) => status !== "completed")
    .toSorted((a, b) => Number(a.status === "lobby") - Number(b.status === "lobby"));
}

/** Leaves out the set on the panel, unless a running game has taken its place there. */
async function besideThePanel(running: Promise<Running>, edited: Promise<Page<ListedSet>>) {
  const [page, games] = await Promise.all([edited, running]);
  const first = games.ok && games.value.length > 0 ? 0 : 1;
  return { ...page, items: page.items.slice(first, first + SETS_SHOWN) };
}
