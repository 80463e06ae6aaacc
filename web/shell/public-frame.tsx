import { Outlet } from "react-router";
import { SiteFooter } from "#screens/site-footer.tsx";
import { SiteHeader } from "#screens/site-header.tsx";
import * as styles from "./public-frame.module.css";

/** About, terms, privacy: a calm page between the site's head and foot. */
export function PublicFrame({ login }: { readonly login?: string }) {
  return (
    <>
      <SiteHeader {...(login !== undefined && { login })} />
      <main id="icerik" className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
