import { useState, type CSSProperties, type KeyboardEvent } from "react";
import { pointOf, type Point } from "#question/picture/on-picture";
import { describedBy } from "#kinds/shared/sending/hint.tsx";
import { SendBar } from "#kinds/shared/sending/send-bar.tsx";
import { useHeadingFocus } from "#kinds/shared/sending/use-heading-focus";
import { useUnsent } from "#kinds/shared/sending/use-unsent";
import { cx } from "#ui/cx";
import type { AnsweringProps } from "#kinds/phone-kind";
import { Lens } from "./lens";
import * as styles from "./phone.module.css";
import { NamedPlaces } from "./named-places";
import { Pin } from "./pin";
import { arrows, shifted, written } from "../picture-points";
import { Sheet } from "../sheet";
import { Tools } from "./tools";
import { boxesOf, useGestures } from "./use-gestures";
import { useSheet } from "../use-sheet";
import { closer, fine, further, isSeen, viewOf, whole, type View } from "./view";
import { useNews } from "../use-news";
import { sentence } from "../words";

/** A place on the picture: touched, moved by arrows, or set with two sliders. */
export function Answering(props: AnsweringProps<"spot">) {
  const { asked, answer, isOpen, isHidden, seed } = props;
  const unsent = useUnsent<string>(props, {
    empty: "",
    isDraft: (stored) => typeof stored === "string" && pointOf(stored) !== null,
    answerOf: (place) => place || null,
  });
  useHeadingFocus(unsent.isShown);
  const at = pointOf(answer.state === "none" ? unsent.draft : answer.value);
  const sheet = useSheet(asked.image ?? nothing);
  const [view, setView] = useState(whole);
  const [isFine, setFine] = useState(false);
  const [isListed, setListed] = useState(false);
  const { places = [] } = asked;
  const news = useNews();

  const touch = (place: Point) => {
    unsent.change(written(place));
    news.tell(sentence(place));
  };
  const put = (place: Point) => {
    touch(place);
    if (!isSeen(view, partsOf(place))) setView(viewOf(...partsOf(place), view.zoom, boxesOf(sheet)));
  };
  const middle: Point = shifted([view.x * 1000, view.y * 1000], [0, 0]);
  const shift = (way: Point) => put(at ? shifted(at, way) : middle);
  const zoomTo = (zoom: number) => setView(viewOf(...partsOf(at ?? middle), zoom, boxesOf(sheet)));
  const gestures = useGestures({
    sheet,
    isOn: isOpen,
    view,
    onView: setView,
    onPlace: touch,
  });
  const pressed = (event: KeyboardEvent) => {
    if (!isOpen || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const isZoom = event.key === "+" || event.key === "-";
    if (!way && !isZoom && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const far = event.shiftKey ? 50 : 10;
    if (way) shift([way[0] * far, way[1] * far]);
    else if (isZoom) zoomTo(event.key === "+" ? closer(view.zoom) : further(view.zoom));
    else if (!at) put(middle);
    else if (event.key === "Enter" && !event.repeat) unsent.send();
  };
  const fineTune = () => {
    setFine(!isFine);
    if (!isFine && !sheet.isMissing && view.zoom < fine) zoomTo(fine);
  };

  return (
    <div
      className={cx(styles.answering, isHidden && styles.hidden, unsent.isShown && isFine && styles.tuned)}
      style={sheet.form === null ? undefined : ({ "--form": sheet.form } as CSSProperties)}
    >
      {places.length > 0 && (
        <button type="button" className={styles.listed} onClick={() => setListed(!isListed)}>
          {isListed ? "Resme dön" : "Yerleri liste olarak göster"}
        </button>
      )}
      {isListed && (
        <NamedPlaces places={places} at={at} isOpen={isOpen} onPlace={(place) => unsent.change(written(place))} />
      )}
      <Sheet
        sheet={sheet}
        hidden={isListed}
        className={cx(styles.room, isOpen && styles.touched)}
        style={isOpen ? styleOf(view) : undefined}
        role="application"
        aria-label={asked.image?.alt || "Sorunun resmi"}
        aria-roledescription="dokunulacak resim"
        aria-describedby={describedBy}
        aria-disabled={!isOpen || undefined}
        tabIndex={isOpen ? 0 : -1}
        onKeyDown={pressed}
        {...gestures}
        whenMissing={
          <>
            Soruyu tahtadan görüp yine de cevaplayabilirsin: boş alan resmin çerçevesidir.
            <button type="button" onPointerDown={(event) => event.stopPropagation()} onClick={sheet.retry}>
              Yeniden dene
            </button>
          </>
        }
        over={isOpen && view.zoom > 1 && <Lens picture={sheet.picture} form={sheet.form ?? 1} view={view} />}
      >
        {at && <Pin at={at} seed={seed} />}
      </Sheet>
      {unsent.isShown && !isListed && (
        <Tools
          {...{ at, isFine, view, isMissing: sheet.isMissing }}
          form={sheet.form ?? 1}
          onFine={fineTune}
          onZoom={zoomTo}
          onShift={shift}
          onSet={(place) => {
            unsent.change(written(place));
            // Announce nothing: a screen reader reads the slider's value.
            news.tell(null);
          }}
        />
      )}
      <SendBar
        unsent={unsent}
        missing={isListed ? "Önce bir yer seç" : sheet.isMissing ? "Önce çerçeveye dokun" : "Önce resme dokun"}
      >
        Bu yeri gönder
      </SendBar>
      <p className="vh" role="status">
        {isOpen && news.said}
      </p>
    </div>
  );
}

const nothing = { id: "", alt: "" };

const partsOf = ([x, y]: Point) => [x / 1000, y / 1000] as const;

const styleOf = ({ zoom, x, y }: View) =>
  ({
    "--zoom": zoom,
    transform: `translate(${(0.5 - x) * zoom * 100}%, ${(0.5 - y) * zoom * 100}%) scale(${zoom})`,
  }) as CSSProperties;
