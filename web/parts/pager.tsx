import { Link, useLocation } from "react-router";
import { buttonClass } from "../ui/button";
import styles from "./pager.module.css";

type Props = { readonly page: number; readonly page_size: number; readonly total: number };

/** Goes through a long list; the page stands in the address. Nothing for a list of one page. */
export function Pager({ page, page_size, total }: Props) {
  const { search } = useLocation();
  const pages = Math.max(1, Math.ceil(total / page_size));
  if (pages === 1 && page === 1) return null;
  const to = (wanted: number) => {
    const params = new URLSearchParams(search);
    params.set("page", String(wanted));
    return `?${params}`;
  };
  const look = buttonClass({ variant: "alt" });
  return (
    <nav className={styles.pager} aria-label="Sayfalar">
      {page > 1 && (
        <Link to={to(Math.min(page - 1, pages))} className={look}>
          Önceki
        </Link>
      )}
      <span className="num">
        Sayfa {page} / {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} className={look}>
          Sonraki
        </Link>
      )}
    </nav>
  );
}
