import { useState } from "react";
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router";
import type { SharedSet } from "#protocol/http/replies/library";
import { ApiError } from "#api/api-error";
import { date } from "#words/format";
import { loginAddress } from "#api/sign-in/guard";
import { library, type SharedPlace } from "#api/library-api";
import { useSession } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { useTabTitle } from "#screens/use-tab-title";
import { Block } from "#screens/page/block.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { OriginLine } from "./share/origin-line";
import { SetQuestions } from "#kinds/shared/set-questions/set-questions.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Gone } from "./gone";
import { PhoneSheet } from "./phone-sheet";
import { ReportButton } from "./report-button";
import { SetActions } from "./set-actions";
import { SetFacts } from "./set-facts";
import * as styles from "./shared-set.module.css";

const placeOf = ({
  id,
  token,
}: {
  readonly id?: string | undefined;
  readonly token?: string | undefined;
}): SharedPlace => (token === undefined ? { id: id ?? "" } : { token });

export function loader({ params }: LoaderFunctionArgs) {
  return deferred({ found: setAt(placeOf(params)) });
}

/** Null if the set is not, or no longer, shared. */
async function setAt(place: SharedPlace): Promise<SharedSet | null> {
  try {
    return (await library.open(place)).set;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A shared set, in the library or behind its link: shown in full, and copied to your own in one click. */
export function Component() {
  const { found } = useLoaderData<typeof loader>();
  const place = placeOf(useParams());
  return (
    <Block value={found} failure="Set yüklenemedi.">
      {(set) => (set === null ? <Gone isLinked={"token" in place} /> : <Page key={set.id} set={set} place={place} />)}
    </Block>
  );
}

function Page({ set, place }: { readonly set: SharedSet; readonly place: SharedPlace }) {
  const { user } = useSession();
  useTabTitle(set.title);
  const [onPhone, setOnPhone] = useState(false);
  const isLinked = "token" in place;
  return (
    <div className={styles.page}>
      <PageHead
        title={<bdi lang={set.language}>{set.title}</bdi>}
        crumb={
          isLinked ? <span className={styles.shared}>Sizinle paylaşıldı</span> : <Link to="/library">Kütüphane</Link>
        }
        actions={<SetActions set={set} place={place} />}
      >
        <p className={styles.by}>
          <b>{set.author.name ?? "Bir öğretmen"}</b>
          <span>{lineOf(set, isLinked)}</span>
        </p>
      </PageHead>
      {set.description !== "" && <p className={styles.description}>{set.description}</p>}
      <div className={styles.two}>
        <section aria-labelledby="sorular">
          <div className={`row wrap between ${styles.head}`}>
            <h2 id="sorular">{set.question_count} soru</h2>
            {set.has_solutions && (
              <Button variant="quiet" icon="phone" onClick={() => setOnPhone(true)}>
                Telefonda nasıl görünür?
              </Button>
            )}
          </div>
          <SetQuestions questions={set.questions} language={set.language} />
        </section>
        <aside className={`quiet ${styles.aside}`}>
          <SetFacts set={set} />
          {!set.has_solutions && <NoSolutions role={user?.role} />}
          {set.origin && <OriginLine origin={set.origin} />}
          {user?.role === "teacher" && !set.is_own && (
            <p>Kopya sizin olur, dilediğiniz gibi değiştirin. Aslının adı ve yazarı kopyada görünür.</p>
          )}
          {!isLinked && !set.is_own && <ReportButton id={set.id} />}
        </aside>
      </div>
      {onPhone && <PhoneSheet set={set} onClose={() => setOnPhone(false)} />}
    </div>
  );
}

function lineOf({ author, listed_at: listedAt }: SharedSet, isLinked: boolean): string {
  if (isLinked) return [author.school, "Bağlantısı olan görür"].filter(Boolean).join(", ");
  return [author.school, listedAt === null ? null : date(listedAt)].filter(Boolean).join(", ");
}

function NoSolutions({ role }: { readonly role: string | undefined }) {
  const { pathname } = window.location;
  if (role === "teacher") return <Banner tone="info">Doğru cevaplar, hesabınız onaylanınca görünür.</Banner>;
  if (role === "student") return <Banner tone="info">Doğru cevapları öğretmenler görür.</Banner>;
  return (
    <Banner tone="info">
      Doğru cevaplar öğretmen girişinden sonra görünür. <Link to={loginAddress(pathname)}>Giriş yapın</Link> ya da{" "}
      <Link to="/auth/register">öğretmen hesabı açın</Link>.
    </Banner>
  );
}
