import { CardDrawing } from "#hosting/cards/card-drawing.tsx";
import { CodeCard, type MadeBoardCode } from "#screens/board-code/code-card.tsx";
import { nameOnCard, type PrintedCard } from "./printed-card";
import * as styles from "./sheets.module.css";
import { A4, cardSizes, places, type PerPage } from "#hosting/cards/sizes";

type Props = {
  readonly className: string;
  readonly cards: readonly PrintedCard[];
  readonly perPage: PerPage;
  /** A code for the board, on a cover sheet of its own. */
  readonly cover?: MadeBoardCode | undefined;
};

const HOLD = "Cevabın harfi yukarı gelir, parmaklar siyah kareye değmez.";

/** The cards as pages of A4 in millimetres, with the marks along which they are cut out. */
export function Sheets({ className, cards, perPage, cover }: Props) {
  const count = pageCount(cards.length, perPage);
  const sheets = Array.from({ length: count }, (_, page) => (
    <svg key={page} className={styles.page} viewBox={`0 0 ${A4.width} ${A4.height}`}>
      {cards.slice(page * perPage, (page + 1) * perPage).map((card, at) => (
        <Place key={card.number} card={card} perPage={perPage} at={places[perPage][at]!} />
      ))}
      <Foot perPage={perPage}>
        {`${perPage === 1 ? "" : `Çizgilerden kesin ya da kaplatın (mat). ${HOLD} `}${className}, sayfa ${page + 1} / ${count}`}
      </Foot>
    </svg>
  ));
  return cover ? [<Cover key="cover" {...{ className, cover }} />, ...sheets] : sheets;
}

type CoverProps = { readonly className: string; readonly cover: MadeBoardCode };

function Cover({ className, cover }: CoverProps) {
  return (
    <svg className={styles.page} viewBox={`0 0 ${A4.width} ${A4.height}`}>
      <text x={20} y={28} fontSize={9} fontWeight={900}>
        {className}
      </text>
      <g transform="translate(20 40)">
        <CodeCard {...cover} />
      </g>
      <text x={20} y={104} fontSize={4} fontWeight={500}>
        Bu sayfayı sınıfa dağıtmayın: kod, tahtada sizin hesabınızı açar.
      </text>
    </svg>
  );
}

export const pageCount = (cards: number, perPage: PerPage): number => Math.ceil(cards / perPage);

type PlaceProps = {
  readonly card: PrintedCard;
  readonly perPage: PerPage;
  readonly at: readonly [left: number, top: number];
};

function Place({ card, perPage, at: [left, top] }: PlaceProps) {
  const size = cardSizes[perPage];
  return (
    <g transform={`translate(${left} ${top})`}>
      <CardDrawing number={card.number} name={nameOnCard(card)} size={size} />
      <path d={cuttingMarks(size.side)} />
      <Label card={card} perPage={perPage} side={size.side} />
    </g>
  );
}

/** Label for handing the cards out; outside the cut. */
function Label({ card: { number, name }, perPage, side }: Omit<PlaceProps, "at"> & { readonly side: number }) {
  const text =
    name === null ? (
      <>
        Kart <tspan fontWeight={900}>{number}</tspan>, her sınıfta kullanılır
      </>
    ) : (
      <>
        <tspan fontWeight={900}>{number}</tspan> {name}
      </>
    );
  if (perPage === 2) {
    return (
      <text transform={`translate(-18 ${side / 2}) rotate(-90)`} textAnchor="middle" fontSize={3.7} fontWeight={600}>
        {text}
      </text>
    );
  }
  if (perPage === 4) {
    return (
      <text x={2} y={side + 7} fontSize={3.4} fontWeight={600}>
        {text}
      </text>
    );
  }
  return (
    <g fontWeight={600}>
      <text x={2} y={side + 14} fontSize={6.4}>
        {text}
      </text>
      <text x={2} y={side + 23} fontSize={3.8}>
        Çizgilerden kesin, bu yazı kartta kalmaz. Cevabın harfi yukarı gelecek biçimde, düz ve dik tutulur;
      </text>
      <text x={2} y={side + 28.5} fontSize={3.8}>
        parmaklar siyah kareye değmez.
      </text>
    </g>
  );
}

function Foot({ perPage, children }: { readonly perPage: PerPage; readonly children: string }) {
  const at = perPage === 2 ? `translate(198 ${A4.height / 2}) rotate(-90)` : `translate(${A4.width / 2} 290)`;
  return (
    <text transform={at} textAnchor="middle" fontSize={3.2} fontWeight={500}>
      {children}
    </text>
  );
}

/** Six millimetres at each end of the cuts, one away from the corner. */
function cuttingMarks(side: number): string {
  const ends = [-7, side + 1];
  const cuts = [0, side];
  return ends
    .flatMap((end) => cuts.flatMap((cut) => [bar(end, cut - 0.15, 6, 0.3), bar(cut - 0.15, end, 0.3, 6)]))
    .join("");
}

const bar = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
