import { Link, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { GameView } from "#protocol/http/replies/game-view";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { ApiError } from "#api/api-error";
import { number } from "#shared/numbers";
import { dateAndTime } from "#words/format";
import { games } from "#api/game-api";
import { sets } from "#api/sets-api";
import { toResult, type Result } from "#browser/to-result";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useKeepLastValue } from "#screens/use-keep-last-value";
import { useRefresh } from "#screens/use-refresh";
import { playedAs } from "#words/played-as";
import { labelled } from "#words/sentences";
import { useTabTitle } from "#screens/use-tab-title";
import { loadReport } from "#features/report/index";
import { DeleteGameDialog } from "../dialogs/delete-game-dialog";
import { GameTag } from "#screens/game-tag.tsx";
import { LabelDialog } from "../dialogs/label-dialog";
import { PlayAgainDialog } from "../follow-up/play-again-dialog";
import { PageHead } from "#screens/page/page-head.tsx";
import { Section } from "#screens/page/section.tsx";
import { SetQuestions } from "#kinds/shared/set-questions/set-questions.tsx";
import { Missing, missingGame } from "#screens/page/missing.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./game-detail.module.css";
import { CodePanel } from "./code-panel";
import { PlayerList } from "./player-list";
import { SettingsList, settingsLines } from "./settings-list";

/** Page of a game: before it starts, while it runs, and after it has ended. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { code = "" } = params;
  const outcome = await toResult(foundBy(code));
  const game = outcome.ok ? outcome.value.seen?.game : undefined;
  // Homework has no board to open: its result is a report.
  if (game?.mode === "homework") throw redirect(`/teacher/games/${game.game_code}/statistics`);
  return { code, outcome };
}

type Found = { readonly seen: GameView | null; readonly playedSet: QuestionSetReply["question_set"] | null };

async function foundBy(code: string): Promise<Found> {
  const seen = await ownView(code);
  if (seen?.game.status === "completed") void loadReport().catch(() => {});
  const setId = seen?.game.question_set_id;
  // A game outlives its set, and is then shown without the list of questions.
  const playedSet = setId
    ? await sets.get(setId).then(
        ({ question_set }) => question_set,
        () => null,
      )
    : null;
  return { seen, playedSet };
}

/** Returns the owner's view; null for a game that is not the user's own, whose reply has only the public part. */
async function ownView(code: string): Promise<GameView | null> {
  try {
    const seen = await games.view(code);
    return seen.game.id === undefined ? null : seen;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

export function Component() {
  const { code, outcome } = useLoaderData<typeof loader>();
  return <Followed key={code} outcome={outcome} />;
}

const REFRESH_MS = 5000;

/** Keeps the page up to date with the players who join. */
function Followed({ outcome }: { readonly outcome: Result<Found> }) {
  const { value, isStale } = useKeepLastValue(outcome);
  const { seen, playedSet } = value;
  const isOver = seen === null || seen.game.status === "completed";
  useRefresh(isOver && !isStale ? null : outcome, REFRESH_MS);
  if (seen === null) return <Missing {...missingGame} />;
  return <Detail {...{ seen, playedSet, isStale }} />;
}

type Props = Found & { readonly seen: GameView; readonly isStale: boolean };

function Detail({ seen, playedSet, isStale }: Props) {
  const { game } = seen;
  useTabTitle(labelled(game));
  const set = game.question_set_id ? { id: game.question_set_id, title: game.title } : null;
  const { game_code: code, status } = game;
  const { asked: dialog, ask, close } = useOpenDialog<"delete" | "again" | "label">();
  const navigate = useNavigate();
  const isOver = status === "completed";
  const areTeams = game.settings?.answers === "board";
  const at = game.started_at ?? game.created_at;
  return (
    <>
      <PageHead
        crumb={<Link to="/teacher/games">Oyunlar</Link>}
        title={labelled(game)}
        actions={
          isOver ? (
            <Link to={`/teacher/games/${code}/statistics`} className={buttonClass({ size: "lg" })}>
              Raporu aç <Icon name="arrow" />
            </Link>
          ) : (
            <Link to={`/teacher/games/${code}/host`} className={buttonClass({ size: "lg" })}>
              <Icon name="play" />
              <span className={styles.wide}>{status === "lobby" ? "Tahtayı aç" : "Tahtaya dön"}</span>
              <span className={styles.narrow}>Telefonu kumanda yap</span>
            </Link>
          )
        }
      >
        <p className={`row wrap ${styles.state}`}>
          <GameTag status={status} />
          {at !== undefined && at !== null && dateAndTime(at)}
          {status === "active" && `, ${game.question_number}. soru`}
          {game.settings && `. ${playedAs({ settings: game.settings })}.`}
          <span role="status">{isStale && " Yenilenemedi, yeniden deneniyor."}</span>
        </p>
      </PageHead>

      <div className={styles.columns}>
        <div>
          {!isOver && game.settings?.answers === undefined && <CodePanel code={code} />}
          <Section
            title={areTeams ? "Takımlar" : "Oyuncular"}
            aside={
              !game.lost && (
                <span className={styles.aside}>
                  {number(game.player_count)} {areTeams ? "takım" : "oyuncu"}
                </span>
              )
            }
          >
            <PlayerList
              players={game.players ?? []}
              count={game.player_count}
              isOver={isOver}
              isLost={game.lost ?? false}
            />
          </Section>
          {game.settings && (
            <Section title="Ayarlar">
              <SettingsList lines={settingsLines(game.settings)} />
            </Section>
          )}
          <div className={`flow ${styles.foot}`}>
            {isOver && (seen.host || set) && (
              <Button variant="alt" icon="play" onClick={() => ask("again")}>
                Bir tur daha
              </Button>
            )}
            <Button variant="alt" icon="edit" onClick={() => ask("label")}>
              {game.label ? "Notu değiştir" : "Not ekle"}
            </Button>
            {!isLessonSession() && (
              <Button variant="alt" icon="trash" onClick={() => ask("delete")}>
                Oyunu sil
              </Button>
            )}
          </div>
        </div>
        <div>
          {playedSet && (
            <Section
              title="Sorular"
              aside={
                playedSet.questions.length > 0 && (
                  <Link to={`/teacher/question-sets/${game.question_set_id}/rehearsal`}>Prova yap</Link>
                )
              }
            >
              <SetQuestions questions={playedSet.questions} language={playedSet.language} />
            </Section>
          )}
        </div>
      </div>
      {dialog === "delete" && (
        <DeleteGameDialog
          game={game}
          onClose={close}
          onDeleted={() => void navigate("/teacher/games", { replace: true })}
        />
      )}
      {dialog === "label" && <LabelDialog code={code} label={game.label ?? ""} onClose={close} />}
      {dialog === "again" && <PlayAgainDialog view={seen} set={set} label={game.label ?? ""} onClose={close} />}
    </>
  );
}
