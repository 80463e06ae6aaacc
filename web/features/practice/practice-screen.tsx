import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router";
import { ownMarble } from "#ui/marble/account-marble";
import { played } from "#api/game-api";
import { useUser } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { Block } from "#screens/page/block.tsx";
import shell from "#answering/play.module.css";
import { EmptyState } from "#ui/empty-state.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import { PracticePages } from "./practice-pages";
import * as styles from "./practice-pages.module.css";

/** Practice of the questions a student missed in a game: alone, at once, without a clock. */
export function loader({ params }: LoaderFunctionArgs) {
  return deferred({ missed: played.missed(params.player ?? "") });
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
    <RowBars count={3} />
  </main>
);
