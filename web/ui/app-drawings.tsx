import { addDrawings, type Drawings } from "./icon";

export const appDrawings = {
  play: <path d="M7 4.5v15l13-7.5Z" fill="currentColor" />,
  skip: (
    <>
      <path d="M5 5v14l10-7Z" fill="currentColor" />
      <path d="M18.5 5v14" />
    </>
  ),
  down: <path d="M12 19 4 7h16Z" fill="currentColor" stroke="none" />,
  same: "M5 12h14",
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  lock: "M7.5 11h9A2.5 2.5 0 0 1 19 13.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5v-4A2.5 2.5 0 0 1 7.5 11ZM8 11V8a4 4 0 0 1 8 0v3",
  unlock:
    "M7.5 11h9A2.5 2.5 0 0 1 19 13.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5v-4A2.5 2.5 0 0 1 7.5 11ZM8 11V8a4 4 0 0 1 7.4-2.1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6",
  home: "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  list: "M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.1M4 12h.1M4 18h.1",
  chart: "M4 20V10M10 20V4M16 20v-7M22 20H2",
  search: "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9.5l5-5 5 5M5 20h14",
  drag: (
    <g fill="currentColor" stroke="none">
      <circle cx="9" cy="6" r="1.7" />
      <circle cx="15" cy="6" r="1.7" />
      <circle cx="9" cy="12" r="1.7" />
      <circle cx="15" cy="12" r="1.7" />
      <circle cx="9" cy="18" r="1.7" />
      <circle cx="15" cy="18" r="1.7" />
    </g>
  ),
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="5" cy="12" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="19" cy="12" r="1.9" />
    </g>
  ),
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13",
  copy: "M11 8.5h6A2.5 2.5 0 0 1 19.5 11v6a2.5 2.5 0 0 1-2.5 2.5h-6A2.5 2.5 0 0 1 8.5 17v-6A2.5 2.5 0 0 1 11 8.5ZM15.5 5.5A2 2 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7a2 2 0 0 0 1.5 2",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.9v.1",
  mail: "M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM4.5 7.5l7.5 6 7.5-6",
  shuffle:
    "M4 7h3c5 0 5 10 10 10h3M4 17h3c1.8 0 3-1.2 4-3M20 7h-3c-1.6 0-2.7.9-3.6 2.2M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5",
  chevron: "m6 9.5 6 6 6-6",
  eye: "M2.5 12c4-7 15-7 19 0-4 7-15 7-19 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  "eye-off":
    "M4 4l16 16M9.9 6.2C13.9 5.1 19 7.6 21.5 12a11 11 0 0 1-2.6 3M6.3 8A11 11 0 0 0 2.5 12c2.7 4.7 8.5 6.3 13 4.8M10 10a3 3 0 0 0 4 4",
  edit: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z",
  undo: "M4 9h10a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v1.5M12 20.5V22M2 12h1.5M20.5 12H22M4.9 4.9 6 6M18 18l1.1 1.1M19.1 4.9 18 6M6 18l-1.1 1.1",
  device:
    "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4ZM9 20h6M12 16v4",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7Z",
  flame: "M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.5 2 1.5 2.5 2 2.5C10 9 10.5 5.5 12 3Z",
} satisfies Drawings;

addDrawings(appDrawings);
