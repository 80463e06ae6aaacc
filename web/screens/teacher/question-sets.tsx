import {
  Link,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from "react-router";
import type { ListedSet } from "#protocol/http/question-sets";
import type { Page } from "#protocol/http/page";
import { useUser } from "../../lib/sign-in/session";
import { sets, type SetsOrder } from "../../lib/calls/sets-api";
import { unawaited } from "../../lib/settled";
import { useAsked } from "../../lib/use/use-asked";
import { useNarrowing } from "../../lib/use/use-narrowing";
import { useNothing } from "../../lib/use/use-nothing";
import { usePages } from "../../lib/use/use-pages";
import { useShortcut } from "../../lib/use/use-shortcut";
import { ApprovalStrip } from "../../parts/approval";
import { Block } from "../../parts/page/block";
import { HomeworkDialog } from "../../parts/homework/homework-dialog";
import { NoSets } from "../../parts/no-sets";
import { MoreButton } from "../../parts/page/more-button";
import { NewGameDialog } from "../../parts/new-game/new-game-dialog";
import { PageHead } from "../../parts/page/page-head";
import { ShareDialog } from "../../parts/share-set/share-dialog";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Field } from "../../ui/fields/field";
import { Icon } from "../../ui/drawn/icon";
import { SearchField } from "../../ui/fields/search-field";
import { Bar } from "../../ui/drawn/skeleton";
import list from "../../parts/page/list-tools.module.css";
import styles from "./question-sets.module.css";
import { DeleteSetDialog } from "./question-sets/delete-set-dialog";
import { SetsTable } from "./question-sets/sets-table";

const orders = [
  { id: "updated", label: "Son düzenlenen" },
  { id: "title", label: "Ad" },
  { id: "played", label: "Son oynanan" },
] as const satisfies readonly { id: SetsOrder; label: string }[];

/** What the address asks for. */
const wantedIn = (params: URLSearchParams) => ({
  q: params.get("q") ?? "",
  sort: orders.find(({ id }) => id === params.get("sort"))?.id ?? "updated",
});

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = wantedIn(new URL(request.url).searchParams);
  return { ...unawaited({ first: sets.list(wanted) }), now: Date.now() };
}

type Asked = { readonly is: "play" | "give" | "share" | "delete"; readonly of: ListedSet };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const narrow = useNarrowing();
  const { asked, ask, close } = useAsked<Asked>();
  const { q, sort } = wantedIn(params);
  const isBare = useNothing(data.first, q !== "");
  useShortcut("n", () => void navigate("/teacher/question-sets/new"));

  return (
    <>
      <PageHead title="Soru setleri" actions={<NewSetLink />} />
      <ApprovalStrip user={user} />
      {!isBare && (
        <div className={list.tools}>
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
      <Block value={data.first} of={params.toString()} failure="Setleriniz yüklenemedi." skeleton={rows}>
        {(first) =>
          first.total > 0 ? (
            <Sets
              first={first}
              params={params}
              now={data.now}
              onPlay={(of) => ask({ is: "play", of })}
              onGive={(of) => ask({ is: "give", of })}
              onShare={(of) => ask({ is: "share", of })}
              onDelete={(of) => ask({ is: "delete", of })}
            />
          ) : q === "" ? (
            <div className={styles.none}>
              <NoSets />
            </div>
          ) : (
            <EmptyState
              title={`“${q}” adlı set yok.`}
              action={
                <Button variant="alt" onClick={() => narrow({ q: "" })}>
                  Tüm setleri göster
                </Button>
              }
            />
          )
        }
      </Block>
      {asked?.is === "play" && <NewGameDialog set={asked.of} onClose={close} />}
      {asked?.is === "give" && <HomeworkDialog set={asked.of} onClose={close} />}
      {asked?.is === "share" && <ShareDialog set={asked.of} onChanged={() => void revalidate()} onClose={close} />}
      {asked?.is === "delete" && <DeleteSetDialog set={asked.of} onClose={close} />}
    </>
  );
}

const NewSetLink = () => (
  <Link to="/teacher/question-sets/new" className={buttonClass({}, styles.add)}>
    <Icon name="plus" />
    Yeni set
  </Link>
);

type SetsProps = {
  readonly first: Page<ListedSet>;
  readonly params: URLSearchParams;
  readonly now: number;
  readonly onPlay: (set: ListedSet) => void;
  readonly onGive: (set: ListedSet) => void;
  readonly onShare: (set: ListedSet) => void;
  readonly onDelete: (set: ListedSet) => void;
};

function Sets({ first, params, ...table }: SetsProps) {
  const { rows, ...more } = usePages(first, (page) => sets.list({ ...wantedIn(params), page }));
  return (
    <>
      <SetsTable sets={rows} {...table} />
      <MoreButton {...more} />
    </>
  );
}

const rows = (
  <>
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </>
);
