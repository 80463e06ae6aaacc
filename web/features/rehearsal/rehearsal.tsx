import { noQuestionsYet } from "#words/shared-sentences";
import { useEffect, useState } from "react";
import { Link, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { holdReload } from "#browser/new-version";
import { sets } from "#api/sets-api";
import { usualSettings } from "#features/games/index";
import { browserEnv } from "#browser/env";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { HostScreen } from "#features/board/index";
import { useOpened } from "#hosting/use-opened";
import { RehearsalGame } from "./rehearsal-game";
import { isNewer } from "#kinds/drafts";
import { allNewer, sayLeftOut } from "#screens/settings-dialog/left-out";
import { withSides } from "./with-sides";

/** A question set played without a class, in this page alone. `?players=` says how many are made up. */

const PUPILS = 24;
const PUPILS_AT_MOST = 500;

export async function loader({ params }: LoaderFunctionArgs) {
  const { question_set } = await sets.get(params.id!);
  return { question_set: { ...question_set, questions: await withSides(question_set.questions) } };
}

export function Component() {
  const { question_set: set } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const players = pupilCount(search.get("players"));
  const [round, setRound] = useState(1);
  const all = set.questions.length;
  const played = set.questions.filter((question) => !isNewer(question)).length;
  useEffect(() => holdReload(), []);
  useEffect(() => sayLeftOut(played && all - played), [all, played]);
  if (played === 0) return <NoQuestions setId={set.id} isEmpty={all === 0} />;
  return <Rehearsed key={`${players} ${round}`} set={set} players={players} onAgain={() => setRound(round + 1)} />;
}

type Props = {
  readonly set: QuestionSetReply["question_set"];
  readonly players: number;
  readonly onAgain: () => void;
};

function Rehearsed({ set, players, onAgain }: Props) {
  const navigate = useNavigate();
  const setup = {
    title: set.title,
    questions: set.questions,
    lang: set.language,
    pupils: players,
    settings: usualSettings,
  };
  const host = useOpened(() => new RehearsalGame(setup, browserEnv()));
  const backTo = setAddress(set.id);
  if (host === null) return null;
  return (
    <HostScreen
      host={host}
      exits={{
        isPaired: false,
        isRehearsal: true,
        backTo,
        reportLabel: "Provayı bitir",
        againLabel: "Yeniden dene",
        onReport: () => void navigate(backTo),
        onAgain,
      }}
    />
  );
}

function NoQuestions({ setId, isEmpty }: { readonly setId: string; readonly isEmpty: boolean }) {
  return (
    <main id="icerik" style={{ padding: 24 }}>
      <h1 className="vh">Prova yap</h1>
      <EmptyState
        title={isEmpty ? noQuestionsYet : allNewer}
        action={
          <Link to={setAddress(setId)} className={buttonClass()}>
            {isEmpty ? "Soru ekle" : "Sete dön"}
          </Link>
        }
      />
    </main>
  );
}

const setAddress = (id: string) => `/teacher/question-sets/${id}`;

function pupilCount(wanted: string | null): number {
  const count = Number.parseInt(wanted ?? "", 10);
  return count >= 1 ? Math.min(count, PUPILS_AT_MOST) : PUPILS;
}
