import { nothingLike } from "#words/sentence-forms";
import { useRef } from "react";
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import type { GameStatus } from "#protocol/live/messages";
import { games } from "#api/game-api";
import { useUser } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useListFilters } from "#screens/use-list-filters";
import { hasNoRows, useIsEmptyList } from "#screens/use-is-empty-list";
import { whyNoGame } from "#screens/approval.tsx";
import { Block } from "#screens/page/block.tsx";
import { NothingFound, PagedRows } from "#screens/page/paged-rows.tsx";
import { DeleteGameDialog } from "../dialogs/delete-game-dialog";
import { NewGameDialog } from "../new-game/later";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import list from "#screens/page/list-tools.module.css";
import * as styles from "./games.module.css";
import { GamesPage } from "#screens/page/games-page.tsx";
import { GamesTable } from "./games-table";

type Filter = "all" | GameStatus;
const tabs = [
  { id: "all", label: "Tümü" },
  { id: "active", label: "Süren" },
  { id: "completed", label: "Biten" },
  { id: "lobby", label: "Başlamayan" },
] as const;
const filterOf = (params: URLSearchParams): Filter => tabs.find(({ id }) => id === params.get("status"))?.id ?? "all";

/** The list's search words and filter from the address. */
function wantedIn(params: URLSearchParams) {
  const filter = filterOf(params);
  return { q: params.get("q") ?? "", ...(filter !== "all" && { status: filter }) };
}

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = wantedIn(new URL(request.url).searchParams);
  return { ...deferred({ first: games.list(wanted) }), now: Date.now() };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const narrow = useListFilters();
  const { asked: toDelete, ask: askToDelete, close } = useOpenDialog<ListedGame>();
  const { revalidate } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);
  const filter = filterOf(params);
  const q = params.get("q") ?? "";
  const isNarrowed = filter !== "all" || q !== "";
  const isBare = useIsEmptyList(data.first, isNarrowed, hasNoRows);

  const deleted = async () => {
    await revalidate();
    // The row is gone, and with it the button that had the focus.
    panel.current?.focus();
  };
  return (
    <GamesPage of="games" isBare={isBare} Dialog={NewGameDialog}>
      {(play) => (
        <>
          {!isBare && (
            <div className={`flow between ${list.tools}`}>
              <Tabs
                label="Hangi oyunlar"
                tabs={tabs}
                selected={filter}
                onSelect={(id) => narrow({ status: id === "all" ? "" : id })}
                panelId="oyunlar"
              />
              <div className={styles.search}>
                <SearchField label="Set ara" value={q} onSearch={(text) => narrow({ q: text })} />
              </div>
            </div>
          )}
          <div
            role={isBare ? undefined : "tabpanel"}
            id="oyunlar"
            ref={panel}
            tabIndex={-1}
            aria-label={isBare ? undefined : tabs.find(({ id }) => id === filter)?.label}
            className={cx(isBare && styles.bare)}
          >
            <Block
              key={filter}
              value={data.first}
              of={q}
              failure="Oyunlarınız yüklenemedi."
              skeleton={<RowBars count={5} />}
            >
              {(first) => (
                <PagedRows
                  first={first}
                  load={(page) => games.list({ ...wantedIn(params), page })}
                  none={isNarrowed ? <NothingLike q={q} /> : <NoGame onNew={play} />}
                >
                  {(rows) => <GamesTable games={rows} now={data.now} onDelete={askToDelete} />}
                </PagedRows>
              )}
            </Block>
          </div>
          {toDelete && <DeleteGameDialog game={toDelete} onClose={close} onDeleted={() => void deleted()} />}
        </>
      )}
    </GamesPage>
  );
}

const NothingLike = ({ q }: { readonly q: string }) => (
  <NothingFound
    title={q === "" ? "Bu filtreyle oyun yok." : nothingLike(q, "oyun")}
    all="Tüm oyunları göster"
    filters={["q", "status"]}
  />
);

function NoGame({ onNew }: { readonly onNew: () => void }) {
  const reason = whyNoGame(useUser());
  return (
    <EmptyState
      title="Henüz oyun kurmadınız"
      action={
        <Button icon="play" disabledReason={reason} onClick={onNew}>
          Oyun kur
        </Button>
      }
    >
      Bir set seçin, kodu tahtaya yansıtın.
    </EmptyState>
  );
}
