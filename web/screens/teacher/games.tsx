import { useRef, useState } from "react";
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { ListedGame, Page } from "#protocol/http";
import type { GameStatus } from "#protocol/messages";
import { games } from "../../lib/game-api";
import { useUser } from "../../lib/session";
import { sets } from "../../lib/sets-api";
import { settled } from "../../lib/settled";
import { ApprovalStrip, whyNoGame } from "../../parts/approval";
import { NewGameDialog } from "../../parts/new-game-dialog";
import { PageHead } from "../../parts/page-head";
import { Pager } from "../../parts/pager";
import { Part } from "../../parts/part";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TextField } from "../../ui/field";
import { Bar } from "../../ui/skeleton";
import { Tabs } from "../../ui/tabs";
import styles from "./games.module.css";
import { DeleteGameDialog } from "./games/delete-game-dialog";
import { GamesTable } from "./games/games-table";

type Filter = "all" | GameStatus;
const tabs = [
  { id: "all", label: "Tümü" },
  { id: "active", label: "Süren" },
  { id: "completed", label: "Biten" },
  { id: "lobby", label: "Başlamayan" },
] as const;
const filterOf = (params: URLSearchParams): Filter => tabs.find(({ id }) => id === params.get("status"))?.id ?? "all";

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const page = games.list({
    q: searchParams.get("q") ?? "",
    page: Number(searchParams.get("page") ?? 1) || 1,
    ...(filter !== "all" && { status: filter }),
  });
  return { now: Date.now(), page: settled(page) };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const [toDelete, setToDelete] = useState<ListedGame | null>(null);
  const filter = filterOf(params);
  const q = params.get("q") ?? "";

  const look = (change: Record<string, string>) => {
    const next = Object.entries({ ...(q && { q }), ...(filter !== "all" && { status: filter }), ...change });
    setParams(Object.fromEntries(next.filter(([, value]) => value !== "")), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <PageHead
        title="Oyunlar"
        actions={
          <Button icon="play" disabledReason={whyNoGame(user)} onClick={() => setNew(true)}>
            Oyun kur
          </Button>
        }
      />
      {!user.is_approved && (
        <div className={styles.strip}>
          <ApprovalStrip user={user} />
        </div>
      )}
      <div className={styles.tools}>
        <Tabs
          label="Hangi oyunlar"
          tabs={tabs}
          selected={filter}
          onSelect={(id) => look({ status: id === "all" ? "" : id })}
          panelId="oyunlar"
        />
        <Search q={q} onSearch={(text) => look({ q: text })} />
      </div>
      <div role="tabpanel" id="oyunlar" aria-label={tabs.find(({ id }) => id === filter)?.label}>
        <Part key={`${filter} ${params.get("page")}`} of={data.page} failure="Oyunlarınız yüklenemedi." waiting={rows}>
          {(page) =>
            page.items.length > 0 ? (
              <>
                <GamesTable games={page.items} now={data.now} onDelete={setToDelete} />
                <Pager {...page} />
              </>
            ) : (
              <Nothing page={page} isNarrowed={filter !== "all" || q !== ""} q={q} onNew={() => setNew(true)}>
                <Button variant="alt" onClick={() => setParams({}, { replace: true })}>
                  Tüm oyunları göster
                </Button>
              </Nothing>
            )
          }
        </Part>
      </div>
      {isNew && <NewGameDialog onClose={() => setNew(false)} />}
      {toDelete && <DeleteGameDialog game={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

const PAUSE_MS = 300;

function Search({ q, onSearch }: { readonly q: string; readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const pause = useRef<number>(undefined);
  // Somebody else emptied it: the button that shows all games, or a step back.
  if (known !== q) {
    setKnown(q);
    if (text.trim() !== q) setText(q);
  }
  return (
    <TextField
      className={styles.search}
      label="Set ara"
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        clearTimeout(pause.current);
        pause.current = window.setTimeout(onSearch, PAUSE_MS, event.target.value.trim());
      }}
    />
  );
}

type NothingProps = {
  readonly page: Page<ListedGame>;
  readonly isNarrowed: boolean;
  readonly q: string;
  readonly onNew: () => void;
  readonly children: React.ReactNode;
};

/** No game at all, none that fits, or a page behind the last one. */
function Nothing({ page, isNarrowed, q, onNew, children }: NothingProps) {
  const user = useUser();
  const navigate = useNavigate();
  if (page.total > 0) return <EmptyState title="Bu sayfada oyun yok." action={children} />;
  if (isNarrowed) {
    return (
      <EmptyState title={q === "" ? "Bu filtreyle oyun yok." : `“${q}” ile eşleşen oyun yok.`} action={children} />
    );
  }
  // Without a set there is nothing to play: the way leads there first.
  const begin = async () => {
    const own = await settled(sets.list({ page_size: 1 }));
    if (own.ok && own.value.total === 0) await navigate("/teacher/question-sets/new");
    else onNew();
  };
  return (
    <EmptyState
      title="Henüz oyun kurmadınız"
      action={
        <Button icon="play" disabledReason={whyNoGame(user)} onClick={() => void begin()}>
          Oyun kur
        </Button>
      }
    >
      Bir set seçin, kodu tahtaya yansıtın.
    </EmptyState>
  );
}

const rows = (
  <>
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </>
);
