import { artShapes } from "../marble/marble-art";

const patterns = [0, 1, 2, 3, 4, 5] as const;
const colours = { glass: "var(--glass)", swirl: "var(--swirl)", core: "var(--core)", turn: 0 };

/** The marbles' patterns, once for all covers of a list; each cover gives them its colours. */
export const CoverSymbols = () => (
  <svg className="vh" aria-hidden="true">
    <clipPath id="cover-round">
      <circle cx="32" cy="32" r="32" />
    </clipPath>
    {patterns.map((pattern) => (
      <g key={pattern} id={`cover-${pattern}`} clipPath="url(#cover-round)">
        {artShapes({ ...colours, pattern }).map(({ tag: Tag, transform, fill, ...place }, i) => (
          <Tag
            // oxlint-disable-next-line react/no-array-index-key -- a picture's strokes have no other name than their place
            key={i}
            {...place}
            {...(transform !== "rotate(0 32 32)" && { transform })}
            style={{ fill, ...("stroke" in place && { stroke: place.stroke }) }}
          />
        ))}
      </g>
    ))}
    <g id="cover-glass" fill="none">
      <circle cx="32" cy="32" r="30.8" stroke="var(--edge-of-glass)" strokeWidth="2.6" />
      <path d="M13 25A20 20 0 0 1 25 13" stroke="var(--white)" strokeWidth="5" strokeLinecap="round" />
    </g>
  </svg>
);
