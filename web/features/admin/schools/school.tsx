import { Link, useNavigate, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { number } from "#shared/numbers";
import { nothingLike } from "#words/sentence-forms";
import { admin } from "#api/admin-api";
import { school as calls } from "#api/school-api";
import { currentSession } from "#api/sign-in/session";
import { keptPage } from "#screens/kept-page.tsx";
import { useListFilters } from "#screens/use-list-filters";
import { useTabTitle } from "#screens/use-tab-title";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table } from "#ui/table.tsx";
import { usePersonMenu } from "../person/person-menu";
import { useDecisions } from "../person/use-decisions";
import { userColumns } from "../users";
import { Invitations, invitationsField } from "./invitations";
import { useSchoolMenu } from "./use-school-menu";
import * as styles from "./school.module.css";

const PAGE = 50;

async function load({ params, request }: LoaderFunctionArgs) {
  const id = params["id"]!;
  const filters = new URL(request.url).searchParams;
  const [q, invited] = [filters.get("q") ?? "", filters.get(invitationsField) ?? ""];
  // An administrator of the school sees it and its people; one with all rights keeps it.
  const keepsSchools = currentSession().user?.rights[0] === "all";
  const [{ school }, people, invitations] = await Promise.all([
    calls.one(id),
    admin.users({ school_id: id, q, page_size: PAGE }),
    keepsSchools ? calls.invitations({ school_id: id, q: invited, page_size: PAGE }) : null,
  ]);
  return { q, invited, school, people, invitations };
}

export const { loader, Component } = keptPage(load, School);

/** A school with its domains, its people and the teachers who are invited. */
function School({ q, invited, school, people, invitations }: Awaited<ReturnType<typeof load>>) {
  const narrow = useListFilters();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { open, menu, dialog } = useSchoolMenu({
    onDone: () => void revalidate(),
    onRemoved: () => void navigate("/admin/schools"),
  });
  const decisions = useDecisions("", () => void revalidate());
  const person = usePersonMenu(decisions);
  const columns = userColumns({ person, decisions }).filter(({ key }) => key !== "role" && key !== "school");
  const { id, name, city, domains, teachers } = school;
  useTabTitle(name);
  return (
    <>
      <PageHead
        title={name}
        crumb={invitations && <Link to="/admin/schools">Okullar</Link>}
        actions={
          invitations && (
            <>
              <Button icon="mail" onClick={() => open("invite", school)}>
                Öğretmen davet et
              </Button>
              {menu(school)}
            </>
          )
        }
      >
        {city !== "" && `${city}, `}
        <b>{number(teachers)}</b> öğretmen.{" "}
        <span className={styles.domains}>
          {domains.length === 0 ? "Alan adı yok." : `Alan adları: ${domains.join(", ")}`}
        </span>
      </PageHead>
      <div className={`row wrap between ${page.tools}`}>
        <SearchField label="Bu okulda ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <PagedRows
        first={people}
        load={(_, after) => admin.users({ school_id: id, q, after, page_size: PAGE })}
        none={<EmptyState title={q === "" ? "Bu okulda henüz kimse yok." : nothingLike(q, "kişi")} />}
      >
        {(rows) => <Table label="Okulun kişileri" tall columns={columns} rows={rows} rowKey={(one) => one.id} />}
      </PagedRows>
      {invitations && <Invitations first={invitations} q={invited} schoolId={id} />}
      {person.dialog}
      {dialog}
    </>
  );
}
