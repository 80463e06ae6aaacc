import { titleFault } from "../title-fault";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { isBlank } from "#question/text";
import { tidied } from "../drafts/draft";
import { namedPictures, pictureWorld } from "#features/exchange/index";
import { sets, type SetImport } from "#api/sets-api";
import { useImport, type Import } from "../import/use-import";
import { beside, useAction } from "#screens/use-action";
import { useOpenMade } from "#screens/page/use-open-made";
import { PageHead } from "#screens/page/page-head.tsx";
import { SetPicker } from "#screens/settings-dialog/set-picker.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TextField } from "#ui/fields/field.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./new-question-set.module.css";
import type { Example } from "./example-sets";
import { Examples } from "./examples";
import { WayChoice, type Way } from "./way-choice";

/** The importer is a large part of its own, loaded when this way is chosen. */
const ImportForm = lazy(async () => ({ default: (await import("../import/import-form")).ImportForm }));

/** Begins a set: empty, from a text or a file, from another set, or from an example. */
export function Component() {
  const openMade = useOpenMade();
  const [title, setTitle] = useState("");
  const [params] = useSearchParams();
  const [way, setWay] = useState<Way>(params.get("way") === "example" ? "example" : "empty");
  const [picked, setPicked] = useState<ListedSet | null>(null);
  const source = useImport();
  const [sample, setSample] = useState<Example | null>(null);
  const [error, setError] = useState<string>();

  const folder = params.get("folder");
  const into = folder ? { folder } : {};
  const found = foundIn(source);
  const suggestion = way === "import" ? found.title : way === "example" ? (sample?.title ?? "") : "";
  const name = isBlank(title) ? suggestion : title;
  const makers: Record<Way, () => Promise<string>> = {
    empty: () => made(sets.create({ title: name, ...into })),
    import: () => made(sets.import({ ...found, title: name, ...into })),
    copy: async () => {
      const id = await made(sets.copy(picked!.id));
      return isBlank(title) && !folder ? id : made(sets.change(id, { ...(!isBlank(title) && { title }), ...into }));
    },
    example: async () => {
      const { set, lost, left } = await withItsPictures(sample!);
      const id = await made(sets.import({ ...set, title: name, ...into }));
      if (lost > 0) toast.warning(lostPictures(lost, left), { durationMs: 8_000 });
      return id;
    },
  };
  const missing: Record<Way, string | undefined> = {
    empty: undefined,
    import: source.waitsFor ?? (found.questions.length === 0 ? "Önce soruları ekleyin" : undefined),
    copy: picked === null ? "Önce bir set seçin" : undefined,
    example: sample === null ? "Önce bir örnek seçin" : undefined,
  };
  const {
    busy,
    failure,
    run: make,
  } = useAction(beside("Set oluşturulamadı"), async () => {
    const id = await makers[way]();
    await openMade({ to: `/teacher/question-sets/${id}`, said: "Set oluşturuldu.", action: "Aç" });
  });
  const begin = () => {
    const fault = way === "copy" && isBlank(title) ? undefined : titleFault(name);
    setError(fault);
    if (fault) document.querySelector<HTMLElement>("input[name=title]")?.focus();
    else if (way === "import") source.beforeAdding(make);
    else make();
  };
  return (
    <form
      className={cx(styles.page, way === "import" && styles.wide)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && missing[way] === undefined) begin();
      }}
    >
      <PageHead
        title="Yeni soru seti"
        crumb={
          <>
            <Link to="/teacher/question-sets">Soru setleri</Link>
            {folder && (
              <>
                {" / "}
                <Link to={`/teacher/question-sets?${new URLSearchParams({ folder })}`}>{folder}</Link>
              </>
            )}
          </>
        }
      />
      <TextField
        className={styles.title}
        label="Set adı"
        name="title"
        placeholder={suggestion || "Örnek: Hücre ve Bölünmeler"}
        autoComplete="off"
        value={title}
        error={error}
        hint={way === "copy" ? "Boş bırakırsanız eski ada “(kopya)” eklenir." : undefined}
        onChange={(event) => {
          setTitle(event.target.value);
          setError(undefined);
        }}
      />
      <WayChoice way={way} onChange={setWay} />
      <div className={styles.way}>
        {way === "import" && (
          <Suspense
            fallback={
              <Skeleton>
                <RowBars count={2} />
              </Skeleton>
            }
          >
            <ImportForm source={source} room={limits.questionsPerSet} />
          </Suspense>
        )}
        {way === "copy" &&
          (picked ? (
            <p className={`row wrap ${styles.picked}`}>
              <b>{picked.title}</b>, {picked.question_count} soru{" "}
              <Button variant="quiet" size="sm" onClick={() => setPicked(null)}>
                Başka set seç
              </Button>
            </p>
          ) : (
            <SetPicker none={<p role="status">Çoğaltılacak setiniz henüz yok.</p>} onPick={setPicked} />
          ))}
        {way === "example" && <Examples chosen={sample} onChoose={setSample} />}
      </div>
      <FailureBanner text={failure} />
      <div className={styles.begin}>
        <Button type="submit" size="lg" busy={busy} disabledReason={missing[way]}>
          Başla
        </Button>
      </div>
    </form>
  );
}

const made = async (call: ReturnType<typeof sets.create>): Promise<string> => (await call).question_set.id;

/** Loads the picture uploader only for an example with pictures; most have no pictures. */
async function withItsPictures(sample: Example) {
  if (namedPictures(sample.questions).length === 0) return { set: sample, lost: 0, left: 0 };
  const [{ pictured }, world, { exampleFiles }] = await Promise.all([
    import("./pictured-set"),
    pictureWorld(),
    import("./example-pictures"),
  ]);
  return pictured(sample, exampleFiles, world);
}

const lostPictures = (lost: number, left: number): string =>
  `${lost} resim şu anda eklenemedi, yerlerine açıklamaları yazıldı.${left > 0 ? ` Resimsiz olmayan ${left} soru alınmadı.` : ""}`;

/** The set made of the chosen questions, with its own title unless the teacher overrules it. */
function foundIn({ importing, chosen }: Import): SetImport {
  const { title = "", description = "", language, subject, grade } = importing.is === "read" ? importing.result : {};
  const questions = chosen.slice(0, limits.questionsPerSet).map(({ draft }) => tidied(draft));
  return {
    title,
    description,
    ...(language && { language }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    questions,
  };
}
