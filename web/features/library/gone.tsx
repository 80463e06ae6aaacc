import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import * as page from "#screens/page/page.module.css";

/** Page for an address that leads to no set, or no longer. */
export function Gone({ isLinked }: { readonly isLinked: boolean }) {
  return (
    <>
      <h1 className={page.title}>Bu set artık paylaşılmıyor</h1>
      <p className={page.sentence}>
        {isLinked
          ? "Sahibi paylaşımı kapatmış olabilir."
          : "Sahibi paylaşımı kapatmış ya da set kütüphaneden kaldırılmış olabilir."}
      </p>
      <p className={page.section}>
        <Link to="/library" className={buttonClass({ variant: "alt" })}>
          Kütüphaneye git
        </Link>
      </p>
    </>
  );
}
