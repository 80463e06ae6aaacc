import { mostAreas } from "#question/spot";
import { useRef, useState, type CSSProperties, type MouseEvent } from "react";
import { limits } from "#shared/limits";
import type { Area, NamedPlace, Point } from "#question/picture/on-picture";
import type { PictureRef } from "#question/question";
import { Button } from "#ui/button.tsx";
import { FieldFault, FieldGroup, FieldNote } from "#ui/fields/field-group.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { EditingProps } from "#kinds/editor-kind";
import { AreaButton } from "./area-button";
import { AreaRow } from "./area-row";
import { areaAt, FINGER } from "./areas";
import type { SpotDraft } from "../draft";
import * as styles from "./editor.module.css";
import { PlaceNames } from "./place-names";
import { cx } from "#ui/cx";
import { marked, placed } from "../mark";
import { Sheet } from "../sheet";
import { useNews } from "../use-news";
import { useSheet } from "../use-sheet";
import { sentence } from "../words";

type Props = EditingProps<SpotDraft & { readonly image?: PictureRef | null }>;

/** The right places on the question's picture. */
export function AreaFields(props: Props) {
  const { draft, error, pictures } = props;
  const { image } = draft;
  const fault = error("areas") ?? error("image");
  return (
    <FieldGroup label="Doğru yerler" aside={`Doğru yere tıklayın; en fazla ${limits.areas} yer`}>
      {image ? (
        <OnPicture key={image.id} {...props} image={image} />
      ) : (
        <div className={`quiet ${styles.drop}`}>
          <Icon name="image" />
          <b>Soruya resim gerek</b>
          <span>Resimsiz bu tür oynanamaz.</span>
          {pictures?.button(null)}
        </div>
      )}
      {fault && <FieldFault>{fault}</FieldFault>}
      {!draft.places && (
        <FieldNote>
          Resmi göremeyen öğrenci bu soruyu ancak yerlere ad verirseniz cevaplar; ya da bir şıklı soru da ekleyin.
        </FieldNote>
      )}
    </FieldGroup>
  );
}

function OnPicture({ draft, image, error, onChange, onVisit }: Props & { readonly image: PictureRef }) {
  const { areas, places = [] } = draft;
  const [isNaming, setNaming] = useState(false);
  const sheet = useSheet(image);
  const group = useRef<HTMLDivElement>(null);
  const [wanted, choose] = useState(0);
  const chosen = Math.min(wanted, areas.length - 1);
  const news = useNews();
  const set = (next: readonly Area[]) => onChange({ ...draft, areas: [...next] });
  const setPlaces = (next: readonly NamedPlace[]) =>
    onChange({ ...draft, places: next.length > 0 ? [...next] : undefined });
  const addPlace = ([x, y]: Point) => {
    setNaming(false);
    setPlaces([...places, { name: "", x: Math.round(x), y: Math.round(y) }]);
  };
  const change = (i: number, area: Area) => set(areas.map((one, j) => (j === i ? area : one)));
  const isFull = areas.length >= limits.areas;
  // It exists after the next render.
  const focusArea = (i: number) =>
    requestAnimationFrame(() => {
      const all = group.current!.querySelectorAll<HTMLElement>("button");
      all[Math.min(i, all.length - 1)]?.focus();
    });
  const add = (at: Point) => {
    if (isFull) return news.tell(mostAreas);
    set([...areas, areaAt(at)]);
    choose(areas.length);
    return onVisit("areas");
  };
  const remove = (i: number) => {
    set(areas.filter((_, j) => j !== i));
    choose(Math.max(0, i - 1));
    news.tell(`${i + 1}. yer silindi.`);
    focusArea(Math.max(0, i - 1));
  };
  const clicked = ({ target, clientX, clientY }: MouseEvent) => {
    if (!isNaming && (target as Element).closest("button")) return;
    const { left, top, width, height } = sheet.frame.current!.getBoundingClientRect();
    const [x, y] = [(1000 * (clientX - left)) / width, (1000 * (clientY - top)) / height];
    if (x < 0 || x > 1000 || y < 0 || y > 1000) return;
    if (isNaming) addPlace([x, y]);
    else add([x, y]);
  };
  const area = areas[chosen];
  return (
    <>
      <div ref={group} style={{ "--form": sheet.form ?? 1.6 } as CSSProperties}>
        <Sheet sheet={sheet} className={styles.sheet} onClick={clicked}>
          {areas.map((one, i) => (
            <AreaButton
              key={i}
              area={one}
              number={i + 1}
              isChosen={i === chosen}
              sheet={() => sheet.frame.current!.getBoundingClientRect()}
              onChoose={() => choose(i)}
              onChange={(next, isSaid) => {
                change(i, next);
                if (isSaid) news.tell(`${sentence([next.x, next.y])} Büyüklük yüzde ${Math.round(next.r / 10)}.`);
              }}
              onDelete={() => remove(i)}
            />
          ))}
          {places.map((place, i) => (
            <span key={`yer ${i}`} className={cx(marked, styles.name)} style={placed([place.x, place.y])}>
              {i + 1}
            </span>
          ))}
        </Sheet>
        {!isFull && (
          <Button
            variant="quiet"
            size="sm"
            icon="plus"
            className={styles.more}
            onClick={() => {
              add([500, 500]);
              focusArea(areas.length);
            }}
          >
            Ortaya yer ekle
          </Button>
        )}
      </div>
      {area && (
        <AreaRow
          key={chosen}
          area={area}
          number={chosen + 1}
          error={(part) => error("areas", `${chosen}.${part}`)}
          onChange={(next) => change(chosen, next)}
          onVisit={(part) => onVisit(`${chosen}.${part}`)}
          onDelete={() => remove(chosen)}
        />
      )}
      {area && area.r < FINGER && <FieldNote>Bu yer telefonda parmaktan küçük: %3 ve üstü önerilir.</FieldNote>}
      <FieldNote>
        Oklar yeri kaydırır, + ve − büyütür, Delete siler. Alanlar telefonda görünmez, yalnız cevapta görünür.
      </FieldNote>
      <PlaceNames
        places={places}
        fault={error("places")}
        error={(key) => error("places", key)}
        isAdding={isNaming}
        onAdd={(isByKey) => (isByKey ? addPlace([500, 500]) : setNaming(true))}
        onChange={setPlaces}
        onVisit={onVisit}
      />
      <p className="vh" role="status">
        {news.said}
      </p>
    </>
  );
}
