import { useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router";
import type { ListedGame } from "#protocol/http";
import { games } from "../../lib/game-api";
import { auth } from "../../lib/people-api";
import { currentSession, updateUser, useUser } from "../../lib/session";
import { sets } from "../../lib/sets-api";
import { settled } from "../../lib/settled";
import { useShortcut } from "../../lib/use-shortcut";
import { greeting } from "../../lib/words";
import { ApprovalStrip } from "../../parts/approval";
import { NewGameDialog, type SetToPlay } from "../../parts/new-game-dialog";
import { PageHead } from "../../parts/page-head";
import { Part } from "../../parts/part";
import { Section } from "../../parts/section";
import { Bar } from "../../ui/skeleton";
import styles from "./dashboard.module.css";
import { HardestQuestions } from "./dashboard/hardest-questions";
import { LastGames } from "./dashboard/last-games";
import { FirstSetPanel, LastSetPanel, RunningGamePanel } from "./dashboard/panels";
import { SetList } from "./dashboard/set-list";
import { StatsSentence } from "./dashboard/stats-sentence";

/** Each part waits and fails for itself. */
export function loader() {
  void askForApproval();
  return {
    now: Date.now(),
    running: settled(runningGames()),
    sets: settled(sets.list({ sort: "updated", page_size: 5 })),
    played: settled(games.list({ status: "completed", page_size: 4 })),
    stats: settled(games.stats()),
  };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const navigate = useNavigate();
  const [toPlay, setToPlay] = useState<SetToPlay | null>(null);
  useShortcut("n", () => void navigate("/teacher/question-sets/new"));
  return (
    <>
      <PageHead title={greeting(user.name, data.now)}>
        <Part of={data.stats} failure="Sayılarınız yüklenemedi." waiting={<Bar width={60} />}>
          {(stats) => <StatsSentence stats={stats} />}
        </Part>
      </PageHead>
      {!user.is_approved && (
        <div className={styles.strip}>
          <ApprovalStrip user={user} />
        </div>
      )}
      <div className={styles.grid}>
        <Part of={data.running} failure="Süren oyunlarınız yüklenemedi." waiting={<Bar shape="box" />}>
          {(running) =>
            running.length > 0 ? (
              <RunningGamePanel games={running} />
            ) : (
              <Part of={data.sets} failure="Setleriniz yüklenemedi." waiting={<Bar shape="box" />}>
                {({ items }) =>
                  items[0] ? (
                    <LastSetPanel set={items[0]} onPlay={setToPlay} />
                  ) : (
                    <FirstSetPanel onReady={user.is_approved ? setToPlay : undefined} />
                  )
                }
              </Part>
            )
          }
        </Part>
        <Section title="Soru setleriniz" aside={<Link to="/teacher/question-sets/new">Yeni set</Link>}>
          <Part of={data.sets} waiting={rows}>
            {(page) => <SetList page={page} onPlay={setToPlay} />}
          </Part>
        </Section>
        <Section title="Son oyunlar" aside={<Link to="/teacher/games">Tüm oyunlar</Link>}>
          <Part of={data.played} waiting={rows}>
            {({ items }) => <LastGames games={items} now={data.now} />}
          </Part>
        </Section>
        <Section title="En çok zorlanılan sorular">
          <Part of={data.stats} waiting={rows}>
            {(stats) => <HardestQuestions questions={stats.hardest_questions} />}
          </Part>
        </Section>
      </div>
      {toPlay && <NewGameDialog key={toPlay.id} set={toPlay} onClose={() => setToPlay(null)} />}
    </>
  );
}

/** Those being played before those that wait for a start. */
async function runningGames(): Promise<readonly ListedGame[]> {
  const [active, lobby] = await Promise.all([
    games.list({ status: "active", page_size: 20 }),
    games.list({ status: "lobby", page_size: 20 }),
  ]);
  const all = [...active.items, ...lobby.items].filter(({ status }) => status !== "completed");
  return all.toSorted((a, b) => Number(a.status === "lobby") - Number(b.status === "lobby"));
}

/** The approval may have come since this page was opened. */
async function askForApproval(): Promise<void> {
  if (currentSession().user?.is_approved !== false) return;
  try {
    updateUser((await auth.me()).user);
  } catch {
    // The strip stays as it is until the next visit.
  }
}

const rows = (
  <>
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </>
);
