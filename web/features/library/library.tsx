import { Suspense, use } from "react";
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { LibraryReply } from "#protocol/http/replies/library";
import { limits } from "#shared/limits";
import { number } from "#shared/numbers";
import { library, type LibrarySearch } from "#api/library-api";
import { currentSession, useSession } from "#api/sign-in/session";
import { toResult, deferred } from "#browser/to-result";
import { useListFilters } from "#screens/use-list-filters";
import { ApprovalStrip } from "#screens/approval.tsx";
import { Block } from "#screens/page/block.tsx";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./library.module.css";
import { FilterBar } from "./filter-bar";
import { isNarrowed, noFilters, searchOf, wantedIn, type Wanted } from "./filters";
import { LibraryRows } from "./library-rows";

type First = { readonly reply: LibraryReply; readonly search: LibrarySearch };

export function loader({ request }: LoaderFunctionArgs) {
  return deferred({ first: firstOf(wantedIn(new URL(request.url).searchParams)) });
}

/** First results. Without a search, a teacher sees what is new in their subjects, or everything new if that is empty. */
async function firstOf(wanted: Wanted): Promise<First> {
  const search = searchOf(wanted);
  if (wanted.isUntouched && currentSession().user?.role === "teacher") {
    const own = { ...search, subject: "own" };
    const reply = await library.search(own);
    if (reply.total > 0) return { reply, search: own };
  }
  return { reply: await library.search(search), search };
}

export function Component() {
  const { first } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const [params] = useSearchParams();
  const narrow = useListFilters();
  const wanted = wantedIn(params);
  return (
    <>
      <PageHead title="Kütüphane">
        <span className={styles.sentence}>
          Öğretmenlerin paylaştığı setler. Kopyalayın, kendi sınıfınıza göre değiştirin.
        </span>
      </PageHead>
      {user?.role === "teacher" && (
        <ApprovalStrip user={user} meanwhile="Setlere bakabilirsiniz; onay gelince kopyalayabilirsiniz." />
      )}
      <div className={styles.search}>
        <SearchField label="Set, konu ya da kazanım ara" value={wanted.q} onSearch={(q) => narrow({ q })} large />
      </div>
      <FilterBar wanted={wanted} isTeacher={user?.role === "teacher"} onChange={narrow}>
        <p role="status">
          <Suspense>
            <Count first={first} />
          </Suspense>
        </p>
      </FilterBar>
      <div className={styles.found}>
        <Block value={first} of={params.toString()} failure="Setler yüklenemedi." skeleton={<RowBars count={6} />}>
          {({ reply, search }) => (
            <PagedRows
              first={reply}
              load={(page) => library.search({ ...search, page })}
              none={<Nothing wanted={wanted} onClear={() => narrow(isNarrowed(wanted) ? noFilters : { q: "" })} />}
              limit={limits.library.rows}
            >
              {(rows) => (
                <>
                  {wanted.isUntouched && reply.in_own_subjects && (
                    <p className={styles.note}>
                      Kendi derslerinizin setleri. <Link to="?sort=newest">Bütün dersleri göster</Link>
                    </p>
                  )}
                  {reply.is_near && <p className={styles.note}>“{wanted.q}” ile tam eşleşen set yok. Yakın olanlar:</p>}
                  <LibraryRows rows={rows} q={wanted.q} />
                </>
              )}
            </PagedRows>
          )}
        </Block>
      </div>
      {user === null && (
        <p className={styles.guest}>
          Öğretmen misiniz? <Link to="/auth/register">Hesap açın</Link>, beğendiğiniz seti bugün sınıfınızda oynatın.
        </p>
      )}
    </>
  );
}

function Count({ first }: { readonly first: Promise<First> }) {
  const found = use(toResult(first));
  if (!found.ok || found.value.reply.total === 0) return null;
  const { total, is_near: isNear } = found.value.reply;
  return `${number(total)}${total >= limits.library.counted ? "+" : ""} ${isNear ? "yakın set" : "set"}`;
}

function Nothing({ wanted, onClear }: { readonly wanted: Wanted; readonly onClear: () => void }) {
  const narrowed = isNarrowed(wanted);
  return (
    <div role="status">
      <EmptyState
        title={
          wanted.q === ""
            ? narrowed
              ? "Bu süzgeçlerle set yok"
              : "Kütüphanede henüz set yok"
            : `“${wanted.q}” için set yok`
        }
        action={
          (narrowed || wanted.q !== "") && (
            <Button variant="alt" onClick={onClear}>
              {narrowed ? "Süzgeçleri kaldır" : "Aramayı temizle"}
            </Button>
          )
        }
      >
        {wanted.q !== "" && (narrowed ? "Yazımı kontrol edin ya da süzgeçleri kaldırın." : "Yazımı kontrol edin.")}
      </EmptyState>
    </div>
  );
}
