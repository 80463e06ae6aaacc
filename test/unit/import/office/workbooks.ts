import { strToU8, zipSync } from "fflate";

/** Spreadsheets as other programs write them, built cell by cell; the layouts are real, the texts are ours. */

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Rest = { strings?: string[]; styles?: string; from1904?: boolean; target?: string; more?: Record<string, string> };

export function workbook(
  sheetData: string,
  { strings, styles, from1904, target = "worksheets/sheet1.xml", more }: Rest = {},
) {
  const parts: Record<string, string> = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${office}">${from1904 ? '<workbookPr date1904="1"/>' : ""}<sheets><sheet name="Sheet1" sheetId="1" state="visible" r:id="rId4"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId4" Type="${office}/worksheet" Target="${target}"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${main}><sheetData>${sheetData}</sheetData></worksheet>`,
    ...(styles && { "xl/styles.xml": `<styleSheet ${main}>${styles}</styleSheet>` }),
    ...(strings && {
      "xl/sharedStrings.xml": `<sst ${main}>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    }),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

export const kahootHeadings = [
  "Question - max 120 characters",
  "Answer 1 - max 75 characters",
  "Answer 2 - max 75 characters",
  "Answer 3 - max 75 characters",
  "Answer 4 - max 75 characters",
  "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
  "Correct answer(s) - choose at least one",
];

export const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const number = (reference: string, value: number | string) => `<c r="${reference}"><v>${value}</v></c>`;
export const row = (place: number, ...cells: string[]) => `<row r="${place}">${cells.join("")}</row>`;
const columns = "ABCDEFGHIJ";

/** Kahoot's template as python programs fill it: inline strings, empty cells typed as numbers, 100 numbered rows. */
export function kahootInline(questions: readonly (readonly (string | number)[])[]): Uint8Array {
  const filled = Array.from({ length: 100 }, (_, i) => {
    const cells = (questions[i] ?? []).map((value, at) =>
      typeof value === "number"
        ? number(`${columns[at + 1]}${i + 9}`, value)
        : inline(`${columns[at + 1]}${i + 9}`, value),
    );
    return row(i + 9, number(`A${i + 9}`, i + 1), ...cells, `<c r="I${i + 9}" s="1" t="n" />`);
  });
  return workbook(
    [
      row(1, '<c r="A1" s="1" t="n" />'),
      row(2, inline("B2", "Quiz template")),
      row(3, inline("B3", "Add questions, at least two answer alternatives, time limit and choose correct answers.")),
      row(8, ...kahootHeadings.map((text, i) => inline(`${columns[i + 1]}8`, text))),
      ...filled,
    ].join(""),
    { target: "/xl/worksheets/sheet1.xml" },
  );
}
