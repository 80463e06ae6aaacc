import { nothingLike } from "#words/sentence-forms";
import { useRef } from "react";
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { Homework } from "#protocol/http/replies/homework";
import { homework } from "#api/homework-api";
import { useUser } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useListFilters } from "#screens/use-list-filters";
import { hasNoRows, useIsEmptyList } from "#screens/use-is-empty-list";
import { whyNoGame } from "#screens/approval.tsx";
import { Block } from "#screens/page/block.tsx";
import { NothingFound, PagedRows } from "#screens/page/paged-rows.tsx";
import { DeleteHomeworkDialog } from "../dialogs/delete-dialog";
import { HomeworkDialog } from "../dialogs/later";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import { GamesPage } from "#screens/page/games-page.tsx";
import * as styles from "./homework.module.css";
import { HomeworkTable } from "./homework-table";

const wantedIn = (params: URLSearchParams) => ({ q: params.get("q") ?? "" });

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = wantedIn(new URL(request.url).searchParams);
  return { ...deferred({ first: homework.list(wanted) }), now: Date.now() };
}

/** Every homework of the teacher. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const narrow = useListFilters();
  const { asked: toDelete, ask: askToDelete, close } = useOpenDialog<Homework>();
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const { q } = wantedIn(params);
  const isBare = useIsEmptyList(data.first, q !== "", hasNoRows);
  const deleted = async () => {
    await revalidate();
    // The row is gone, and with it the button that had the focus.
    list.current?.focus();
  };
  return (
    <GamesPage of="homework" isBare={isBare} Dialog={HomeworkDialog}>
      {(give) => (
        <>
          {!isBare && (
            <div className={styles.search}>
              <SearchField label="Ödev ara" value={q} onSearch={(text) => narrow({ q: text })} />
            </div>
          )}
          <div ref={list} tabIndex={-1} className={cx(styles.list, isBare && styles.bare)}>
            <Block value={data.first} of={q} failure="Ödevleriniz yüklenemedi." skeleton={<RowBars count={3} />}>
              {(first) => (
                <PagedRows
                  first={first}
                  load={(page) => homework.list({ q, page })}
                  none={q === "" ? <NoHomework onGive={give} /> : <NothingLike q={q} />}
                >
                  {(rows) => <HomeworkTable homework={rows} now={data.now} onDelete={askToDelete} />}
                </PagedRows>
              )}
            </Block>
          </div>
          {toDelete && <DeleteHomeworkDialog of={toDelete} onClose={close} onDeleted={() => void deleted()} />}
        </>
      )}
    </GamesPage>
  );
}

const NothingLike = ({ q }: { readonly q: string }) => (
  <NothingFound title={nothingLike(q, "ödev")} all="Tüm ödevleri göster" filters={["q"]} />
);

function NoHomework({ onGive }: { readonly onGive: () => void }) {
  const reason = whyNoGame(useUser());
  return (
    <EmptyState
      title="Henüz ödev vermediniz"
      action={
        <Button icon="calendar" disabledReason={reason} onClick={onGive}>
          Ödev ver
        </Button>
      }
    >
      Bir set seçin, bağlantıyı sınıf grubuna gönderin.
    </EmptyState>
  );
}
