import { noSetNamed } from "#words/sentence-forms";
import { useState } from "react";
import {
  Link,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from "react-router";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { useUser } from "#api/sign-in/session";
import { sets, type SetsOrder, type SetsPage } from "#api/sets-api";
import { deferred } from "#browser/to-result";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useListFilters } from "#screens/use-list-filters";
import { useIsEmptyList } from "#screens/use-is-empty-list";
import { usePages } from "#screens/use-pages";
import { useShortcut } from "#ui/use/use-shortcut";
import { ApprovalStrip } from "#screens/approval.tsx";
import { Block } from "#screens/page/block.tsx";
import { HomeworkDialog } from "#features/homework/index";
import { NoSets } from "#screens/no-sets.tsx";
import { useChoosing } from "#screens/page/choose-rows.tsx";
import { ChosenBar, plainInBar } from "#screens/page/chosen-bar.tsx";
import { MoreButton } from "#screens/page/more-button.tsx";
import { NewGameDialog } from "#features/games/index";
import { NothingFound } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { ShareDialog } from "#features/library/index";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import list from "#screens/page/list-tools.module.css";
import * as styles from "./question-sets.module.css";
import { DeleteSetDialog } from "./delete-set-dialog";
import { FolderChips } from "./folder-chips";
import { RemoveFolderDialog, RenameFolderDialog } from "./folder-dialogs";
import { MoveDialog } from "./move-dialog";
import { SetsTable } from "./sets-table";
import { useFiling } from "./use-filing";

const orders = [
  { id: "updated", label: "Son düzenlenen" },
  { id: "title", label: "Ad" },
  { id: "played", label: "Son oynanan" },
] as const satisfies readonly { id: SetsOrder; label: string }[];

/** Search, order and folder from the address. */
const wantedIn = (params: URLSearchParams) => ({
  q: params.get("q") ?? "",
  sort: orders.find(({ id }) => id === params.get("sort"))?.id ?? "updated",
  folder: params.get("folder") ?? undefined,
  archived: params.has("archived"),
});

/** Archived ones are sets too, behind a filter. */
const hasNoSets = ({ total, archived }: SetsPage): boolean => total === 0 && !archived;

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = wantedIn(new URL(request.url).searchParams);
  return { ...deferred({ first: sets.list(wanted) }), now: Date.now() };
}

type Asked =
  | { readonly is: "play" | "give" | "share" | "delete"; readonly of: ListedSet }
  | { readonly is: "move"; readonly of: readonly ListedSet[]; readonly folders: readonly string[] }
  | { readonly is: "rename"; readonly folder: string; readonly others: readonly string[] }
  | { readonly is: "remove"; readonly folder: string };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const narrow = useListFilters();
  const { asked, ask, close } = useOpenDialog<Asked>();
  const { q, sort, folder, archived } = wantedIn(params);
  const isNarrowed = q !== "" || folder !== undefined || archived;
  const isBare = useIsEmptyList(data.first, isNarrowed, hasNoSets);
  /** Counts moves: after each one the list is loaded again, with nothing chosen. */
  const [moves, setMoves] = useState(0);
  const moved = () => {
    close();
    setMoves(moves + 1);
  };
  const openFolder = (name: string) => {
    close();
    void navigate(name === "" ? "?" : `?${new URLSearchParams({ folder: name })}`, { replace: true });
  };
  const newSet = `/teacher/question-sets/new${folder ? `?${new URLSearchParams({ folder })}` : ""}`;
  useShortcut("n", () => void navigate(newSet));

  return (
    <>
      <PageHead title="Soru setleri" begin={isBare === false && <NewSetLink to={newSet} />} />
      <ApprovalStrip user={user} />
      {!isBare && (
        <div className={`flow between ${list.tools}`}>
          <div className={styles.search}>
            <SearchField label="Set ara" value={q} onSearch={(text) => narrow({ q: text })} />
          </div>
          <Field label="Sırala" className={styles.sort}>
            {(control) => (
              <select
                {...control}
                value={sort}
                onChange={({ target }) => narrow({ sort: target.value === "updated" ? "" : target.value })}
              >
                {orders.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      <Block
        value={data.first}
        of={params.toString()}
        failure="Setleriniz yüklenemedi."
        skeleton={<RowBars count={4} />}
      >
        {(first) => {
          const folders = (first.folders ?? []).map(({ name }) => name);
          const others = (name: string) => folders.filter((other) => other !== name);
          return (
            <>
              <FolderChips
                page={first}
                params={params}
                onRename={(name) => ask({ is: "rename", folder: name, others: others(name) })}
                onRemove={(name) => ask({ is: "remove", folder: name })}
              />
              {first.total > 0 ? (
                <Sets
                  key={`${params.toString()} ${moves}`}
                  first={first}
                  params={params}
                  now={data.now}
                  onPlay={(of) => ask({ is: "play", of })}
                  onGive={(of) => ask({ is: "give", of })}
                  onMove={(of) => ask({ is: "move", of, folders })}
                  onShare={(of) => ask({ is: "share", of })}
                  onDelete={(of) => ask({ is: "delete", of })}
                />
              ) : isNarrowed ? (
                <NothingFound
                  title={q !== "" ? noSetNamed(q) : archived ? "Arşivde set yok." : "Bu klasörde set yok."}
                  all="Tüm setleri göster"
                  filters={["q", "folder", "archived"]}
                />
              ) : first.archived ? (
                <EmptyState title="Setlerinizin hepsi arşivde." />
              ) : (
                <div className={styles.none}>
                  <NoSets />
                </div>
              )}
            </>
          );
        }}
      </Block>
      {asked?.is === "play" && <NewGameDialog set={asked.of} onClose={close} />}
      {asked?.is === "give" && <HomeworkDialog set={asked.of} onClose={close} />}
      {asked?.is === "share" && <ShareDialog set={asked.of} onChanged={() => void revalidate()} onClose={close} />}
      {asked?.is === "delete" && <DeleteSetDialog set={asked.of} onClose={close} />}
      {asked?.is === "move" && <MoveDialog sets={asked.of} folders={asked.folders} onMoved={moved} onClose={close} />}
      {asked?.is === "rename" && <RenameFolderDialog {...asked} onDone={openFolder} onClose={close} />}
      {asked?.is === "remove" && <RemoveFolderDialog {...asked} onDone={openFolder} onClose={close} />}
    </>
  );
}

/** Creates a set; while a folder is open, in that folder. */
const NewSetLink = ({ to }: { readonly to: string }) => (
  <Link to={to} className={buttonClass()}>
    <Icon name="plus" />
    Yeni set
  </Link>
);

type SetsProps = {
  readonly first: SetsPage;
  readonly params: URLSearchParams;
  readonly now: number;
  readonly onPlay: (set: ListedSet) => void;
  readonly onGive: (set: ListedSet) => void;
  readonly onMove: (sets: readonly ListedSet[]) => void;
  readonly onShare: (set: ListedSet) => void;
  readonly onDelete: (set: ListedSet) => void;
};

function Sets({ first, params, onMove, ...table }: SetsProps) {
  const { rows, ...more } = usePages(first, (page) => sets.list({ ...wantedIn(params), page }));
  const { chosen, choose, clear } = useChoosing();
  const { archive } = useFiling();
  const picked = rows.filter(({ id }) => chosen.has(id));
  const isArchive = wantedIn(params).archived;
  const archivePicked = async () => {
    if (await archive(picked, !isArchive)) clear();
  };
  return (
    <>
      <SetsTable sets={rows} chosen={chosen} choose={choose} onMove={(set) => onMove([set])} {...table} />
      <MoreButton {...more} />
      {picked.length > 0 && (
        <ChosenBar said={`${picked.length} set seçildi`}>
          <Button variant="alt" size="sm" className={plainInBar} onClick={() => onMove(picked)}>
            Klasöre taşı
          </Button>
          <Button variant="alt" size="sm" className={plainInBar} onClick={() => void archivePicked()}>
            {isArchive ? "Arşivden çıkar" : "Arşivle"}
          </Button>
        </ChosenBar>
      )}
    </>
  );
}
