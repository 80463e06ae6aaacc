import { goneOrForeign } from "#words/shared-sentences";
import { Link, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import { editorKinds } from "#kinds/editor";
import { ApiError } from "#api/api-error";
import { knownKinds } from "../drafts/open-set";
import { games } from "#api/game-api";
import { deferred } from "#browser/to-result";
import { sets } from "#api/sets-api";
import { PageHead } from "#screens/page/page-head.tsx";
import { buttonClass } from "#ui/button.tsx";
import * as styles from "./question-set.module.css";
import { EditorScreen } from "./editor-screen";
import { editorLeft } from "./use-editor";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.id!;
  const running = deferred({ games: games.list({ status: "active", page_size: 100 }) });
  await editorLeft(id);
  try {
    const { question_set } = await sets.open(id);
    // Loads the kinds that are shown and printed at once; kinds of questions added later are loaded with them.
    await editorKinds.load(knownKinds(question_set));
    return { set: question_set, ...running };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { set: null };
    throw error;
  }
}

/** Never while the set is open: the editor itself knows best what is in it. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.id !== nextParams.id;

export function Component() {
  const data = useLoaderData<typeof loader>();
  if (data.set === null) return <NoSuchSet />;
  return <EditorScreen key={data.set.id} set={data.set} games={data.games} />;
}

const NoSuchSet = () => (
  <main id="icerik" className={styles.missing}>
    <PageHead title="Bu set bulunamadı">{goneOrForeign}</PageHead>
    <Link to="/teacher/question-sets" className={buttonClass()}>
      Setlere dön
    </Link>
  </main>
);
