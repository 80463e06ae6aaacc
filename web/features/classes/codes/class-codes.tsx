import { noStudentYet } from "#words/shared-sentences";
import { useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { classes } from "#api/classes-api";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import * as styles from "./class-codes.module.css";
import { CodeSlips } from "./code-slips";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  return { id, ...(await classes.codes(id)) };
}

/** Codes of a class on paper, to be cut up and given to the students. */
export function Component() {
  const { id, class_name: name, codes } = useLoaderData<typeof loader>();
  const [isAsking, setAsking] = useState(false);
  const slips = codes.flatMap(({ code, ...of }) => (code === null ? [] : [{ ...of, code }]));
  const linked = codes.filter(({ account }) => account.linked).length;
  return (
    <div className={styles.page}>
      <PageHead
        crumb={<Link to={`/teacher/classes/${id}`}>{name}</Link>}
        title={`${name}, hesap kodları`}
        actions={
          slips.length > 0 && (
            <>
              <Button variant="alt" icon="shuffle" onClick={() => setAsking(true)}>
                Kodları yenile
              </Button>
              <Button icon="print" onClick={() => print()}>
                Yazdır
              </Button>
            </>
          )
        }
      >
        Kesip sahiplerine verin. Hesabı olan öğrenci kodla sırasını bağlar, kendi gelişimini görür. Kod bir kez
        kullanılır, 30 gün geçerlidir.
      </PageHead>
      {linked > 0 && (
        <div className={styles.linked}>
          <Banner tone="ok">{linked} öğrencinin hesabı bağlı, onlara kod gerekmez.</Banner>
        </div>
      )}
      {slips.length > 0 ? (
        <CodeSlips slips={slips} />
      ) : (
        <div className={styles.linked}>
          <EmptyState title={codes.length === 0 ? `${noStudentYet}.` : "Herkesin hesabı bağlı."} />
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title="Kodlar yenilensin mi?"
          confirm="Kodları yenile"
          failed="Kodlar yenilenemedi"
          run={() => classes.newCodes(id)}
          done="Kodlar yenilendi."
          onClose={() => setAsking(false)}
        >
          Daha önce yazdırdığınız kodlar artık geçmez. Bağlı hesaplar bağlı kalır.
        </ActionDialog>
      )}
    </div>
  );
}
