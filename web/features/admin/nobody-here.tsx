import { Link } from "react-router";
import { number } from "#shared/numbers";
import { nothingLike } from "#words/sentence-forms";
import { NothingFound } from "#screens/page/paged-rows.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import * as styles from "./nobody-here.module.css";

type Tab = "pending" | "unverified" | "approved" | "suspended" | "rejected";
/** People in another tab for the same search. */
export type Elsewhere = { readonly tab: Tab; readonly label: string; readonly total: number };

type Props = {
  readonly tab: Tab;
  readonly q: string;
  readonly school: string;
  readonly elsewhere: readonly Elsewhere[];
};

const nobody: Record<Tab, readonly [title: string, text?: string]> = {
  pending: ["Bekleyen başvuru yok.", "Yeni başvurular burada görünür."],
  unverified: ["E-postasını doğrulamayan yok."],
  approved: ["Onaylı öğretmen yok.", "Onayladığınız öğretmenler burada görünür."],
  suspended: ["Askıda öğretmen yok."],
  rejected: ["Reddedilen öğretmen yok.", "Reddettikleriniz ve onayını kaldırdıklarınız burada görünür."],
};

/** Shown for a tab without people; leads to the tabs that have some for the search. */
export function NobodyHere({ tab, q, school, elsewhere }: Props) {
  const [title, text] = nobody[tab];
  if (q === "" && school === "") return <EmptyState title={title}>{text}</EmptyState>;
  if (elsewhere.length === 0) {
    const none = q === "" ? `Bu okulda: ${title}` : nothingLike(q, "öğretmen");
    return <NothingFound title={none} all="Filtreleri temizle" filters={["q", "okul"]} />;
  }
  const at = (to: Tab) => `?${new URLSearchParams({ durum: to, q, ...(school !== "" && { okul: school }) })}`;
  return (
    <EmptyState title={nothingLike(q, "öğretmen")}>
      {elsewhere.map((other) => (
        <Link key={other.tab} to={at(other.tab)} className={styles.elsewhere}>
          Bu sekmede yok; {number(other.total)} kişi “{other.label}” sekmesinde
        </Link>
      ))}
    </EmptyState>
  );
}
