import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router";
import { ownMarble } from "../../base/account-marble";
import { played } from "../../lib/calls/game-api";
import { useUser } from "../../lib/sign-in/session";
import { unawaited } from "../../lib/settled";
import { Block } from "../../parts/page/block";
import shell from "../../play/game/play.module.css";
import { EmptyState } from "../../ui/empty-state";
import { buttonClass } from "../../ui/button";
import { Bar } from "../../ui/drawn/skeleton";
import { PracticePages } from "./practice/practice-pages";
import styles from "./practice/practice-pages.module.css";

/** What a student missed in a game, played again alone: at once, the same questions, without a clock. */
export function loader({ params }: LoaderFunctionArgs) {
  return unawaited({ missed: played.missed(params.player ?? "") });
}

export function Component() {
  const { missed } = useLoaderData<typeof loader>();
  const { player } = useParams();
  const { id, name } = useUser();
  return (
    <div id="icerik" className={shell.shell}>
      <Block value={missed} failure="Soruların yüklenemedi." skeleton={bars}>
        {(reply) =>
          reply.questions.length === 0 ? (
            <Nothing />
          ) : (
            <PracticePages key={player} missed={reply} name={name} marble={ownMarble(id)} />
          )
        }
      </Block>
    </div>
  );
}

const Nothing = () => (
  <main className={styles.nothing}>
    <EmptyState
      title="Kaçırdığın soru yok"
      action={
        <Link to="/student/history" className={buttonClass()}>
          Geçmişim
        </Link>
      }
    >
      Bu oyunda sana sorulanların hepsini bildin.
    </EmptyState>
  </main>
);

const bars = (
  <main className={styles.nothing}>
    <Bar width={50} />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </main>
);
