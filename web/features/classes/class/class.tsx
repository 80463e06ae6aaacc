import { notFresh } from "#words/sentence-forms";
import { lazy, Suspense, useEffect, useState } from "react";
import {
  Link,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from "react-router";
import type { ClassReply, SchoolClass } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import { toResult, deferred, type Result } from "#browser/to-result";
import { useKeepLastValue } from "#screens/use-keep-last-value";
import { useTabTitle } from "#screens/use-tab-title";
import { useWantedParams } from "#screens/use-wanted-params";
import { BlockFailure } from "#screens/page/block.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Skeleton } from "#ui/drawn/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { orMissing } from "#screens/page/missing.tsx";
import * as styles from "./class.module.css";
import { PlayClass } from "./play-class";
import { periodOf } from "./progress/period";
import { StudentsTab } from "./students-tab";
import type { OpenClass } from "./open-class";
import { useArchive } from "../list/use-archive";
import { furtherTabs, type TabId } from "./tabs";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const asked = new URL(request.url).searchParams;
  const now = Date.now();
  const calls = asked.get("tab") === "progress" && deferred({ progress: classes.progress(id, periodOf(asked, now)) });
  return { id, outcome: await toResult(classes.get(id)), now, ...calls };
}

const further = furtherTabs.map(({ id, load }) => [id, lazy(load)] as const);

export const ErrorBoundary = orMissing({ title: "Bu sınıf bulunamadı", to: "/teacher/classes", back: "Sınıflara dön" });

/** One class: its students, progress and cards. */
export function Component() {
  const { id, ...rest } = useLoaderData<typeof loader>();
  return <Known key={id} {...rest} />;
}

type KnownProps = Omit<OpenClass, "schoolClass"> & { readonly outcome: Result<ClassReply> };

/** Keeps the page, with any text being typed, when the latest data could not be loaded, and says so. */
function Known({ outcome, ...rest }: KnownProps) {
  const { value, isStale } = useKeepLastValue(outcome);
  return <Opened {...rest} schoolClass={value.class} isStale={isStale} />;
}

function Opened({ isStale, ...open }: OpenClass & { readonly isStale: boolean }) {
  const { schoolClass: found } = open;
  const { revalidate } = useRevalidator();
  useTabTitle(found.name);
  const params = useWantedParams();
  const [, setParams] = useSearchParams();
  const list = [
    { id: "students" as TabId, label: "Öğrenciler", count: found.students.length },
    ...furtherTabs.map(({ id, label }) => ({ id, label })),
  ];
  const tab = list.find(({ id }) => id === params.get("tab"))?.id ?? "students";
  const openTab = (id: TabId) =>
    setParams(id === "students" ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return (
    <div className={tab === "progress" ? styles.wide : undefined}>
      <PageHead
        crumb={<Link to="/teacher/classes">Sınıflar</Link>}
        title={found.name}
        actions={!found.archived && <PlayClass of={found} />}
      />
      {isStale && (
        <div className={styles.strip}>
          <BlockFailure text={notFresh("Sınıfın")} onRetry={() => void revalidate()} />
        </div>
      )}
      {found.archived && (
        <div className={styles.strip}>
          <Archived of={found} />
        </div>
      )}
      <div className={styles.tabs}>
        <Tabs label="Sınıfın bölümleri" tabs={list} selected={tab} onSelect={openTab} panelId="sinif-bolumu" />
      </div>
      <div role="tabpanel" id="sinif-bolumu" aria-label={list.find(({ id }) => id === tab)?.label}>
        <Panel tab={tab} {...open} />
      </div>
    </div>
  );
}

function Archived({ of }: { readonly of: SchoolClass }) {
  const { busy, run: restore } = useArchive(of).restore;
  return (
    <Banner
      tone="info"
      action={
        <Button variant="alt" size="sm" icon="undo" busy={busy} onClick={restore}>
          Arşivden çıkar
        </Button>
      }
    >
      Bu sınıf arşivde. Oyun kurmak için önce arşivden çıkarın.
    </Banner>
  );
}

function Panel({ tab, ...open }: OpenClass & { readonly tab: TabId }) {
  const paste = usePasteAsked();
  const Further = further.find(([id]) => id === tab)?.[1];
  if (!Further) return <StudentsTab {...open} startsWithList={paste} />;
  return (
    <Suspense fallback={<Skeleton />}>
      <Further {...open} />
    </Suspense>
  );
}

/** Opens the list dialog of a new class once: not on reload or return. */
function usePasteAsked(): boolean {
  const { state } = useLocation();
  const [isAsked] = useState(() => (state as { paste?: boolean } | null)?.paste === true);
  useEffect(() => {
    // Cleared at once and without a navigation: a navigation can be overtaken, which would leave the request in place.
    if (isAsked) history.replaceState({ ...(history.state as object), usr: null }, "");
  }, [isAsked]);
  return isAsked;
}
