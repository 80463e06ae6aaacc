import { useEffect } from "react";
import { phoneKinds } from "#kinds/phone";
import { patiently } from "#answering/later/later.tsx";
import { useWakeLock } from "#ui/use/use-wake-lock";
import * as styles from "#answering/play.module.css";
import { loadFormulas } from "#question-text/set-text.tsx";
import { usePicturesAhead } from "#ui/use/use-pictures-ahead";
import { useStore } from "#ui/use/use-store";
import type { HomeworkSeat } from "#homework-client/seat";
import { Asking } from "./asking";
import { BreakPage, FinishedPage, GonePage, loadPages, OverPage } from "./pages/load-parts";
import { overTitle } from "./pages/over-title";
import type { OwnWork } from "#answering/own-pace/own-work";
import { PinPage } from "./pages/pin-page";
import { ReadyPage } from "./pages/ready-page";
import { WaitingPage } from "./pages/waiting-page";
import type { Work } from "#answering/own-pace/work";

type Props = {
  readonly work: OwnWork;
  readonly seat: HomeworkSeat;
  /** Address of the first page, as given by the form. */
  readonly home: string;
};

/** A pupil's homework, page by page. */
export function WorkPage(props: Props) {
  const now = useStore(props.work);
  const { kinds = [], formulas } = now.homework;
  useWakeLock(now.page.name === "question");
  useTitle(now);
  // Loaded ahead of their questions, which may come without a network; a missing part is loaded with its question.
  useEffect(() => void phoneKinds.load(kinds).catch(() => {}), [kinds]);
  useEffect(() => {
    if (formulas) void loadFormulas();
  }, [formulas]);
  useEffect(() => void patiently(loadPages), []);
  usePicturesAhead(picturesOf(now));
  return <div className={styles.shell}>{page(now, props)}</div>;
}

function page(now: Work, { work, seat, home }: Props) {
  switch (now.page.name) {
    case "pin":
      return <PinPage now={now} pin={seat.pin} home={home} onNext={work.next} />;
    case "question":
    case "verdict":
    case "missed":
      return <Asking key={now.you.attempt} now={now} work={work} />;
    case "ready":
      return <ReadyPage now={now} onNext={work.next} onBreak={work.rest} />;
    case "break":
      return <BreakPage now={now} pin={seat.pin} onNext={work.next} onLeave={() => leave(work)} />;
    case "waiting":
      return <WaitingPage now={now} onRetry={work.retry} />;
    case "finished":
      return <FinishedPage now={now} seat={seat} onAgain={work.tryAgain} onLeave={() => leave(work)} />;
    case "over": {
      const { homework, unsent } = now;
      return (
        <OverPage
          homework={homework}
          result={now.page.result}
          code={homework.code}
          seat={seat}
          unsent={unsent.length}
        />
      );
    }
    case "gone":
      return <GonePage why={now.page.why} />;
  }
}

/** A question that is answered without a network has its pictures already. */
const picturesOf = ({ questions }: Work): string[] =>
  Object.values(questions)
    .flatMap(({ image, option_images = {} }) => [image, ...Object.values(option_images)])
    .flatMap((picture) => (picture ? [`/media/${picture.id}`] : []));

function leave(work: OwnWork): void {
  work.leave();
  location.reload();
}

const titles: Record<Exclude<Work["page"]["name"], "question" | "over">, string> = {
  pin: "Geri dönüş sayın",
  verdict: "Sonuç",
  missed: "Süre doldu",
  ready: "Sıradaki soru",
  break: "Ara verdin",
  waiting: "Bağlantı bekleniyor",
  finished: "Ödev bitti",
  gone: "Ödev",
};

function useTitle({ page, homework }: Work): void {
  const title =
    page.name === "question"
      ? `Soru ${page.number}`
      : page.name === "over"
        ? overTitle(homework, page.result)
        : titles[page.name];
  useEffect(() => {
    document.title = `${title}, ${homework.title} — Bilye`;
  }, [title, homework.title]);
}
