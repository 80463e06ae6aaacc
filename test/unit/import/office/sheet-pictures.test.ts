import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { inline, number, row, workbook } from "./workbooks";
import { read, shorts } from "../reading";

const link = (id: string, target: string, type = "image") =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const anchor = (from: number, column: number, inside: string, to = from) =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${from - 1}</xdr:row></xdr:from><xdr:to><xdr:col>${column}</xdr:col><xdr:row>${to - 1}</xdr:row></xdr:to>${inside}</xdr:twoCellAnchor>`;
const pic = (id: string, descr = "") =>
  `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Resim" descr="${descr}"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/></xdr:blipFill></xdr:pic>`;
const drawn = (cells: string, ...anchors: string[]) =>
  workbook(cells, {
    more: {
      "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships>${link("rId1", "../drawings/drawing1.xml", "drawing")}</Relationships>`,
      "xl/drawings/drawing1.xml": `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" xmlns:r="r">${anchors.join("")}</xdr:wsDr>`,
      "xl/drawings/_rels/drawing1.xml.rels": `<Relationships>${link("bir", "../media/bir.png")}${link("iki", "/xl/media/iki.png")}${link("yok", "../media/yok.png")}</Relationships>`,
      "xl/media/bir.png": "bir",
      "xl/media/iki.png": "iki",
    },
  });
const head = row(1, ...["Soru", "A", "B", "Doğru"].map((text, i) => inline(`${"ABCD"[i]}1`, text)));
const asks = (place: number, text: string, a = "evet", b = "hayır", more = "") =>
  row(
    place,
    inline(`A${place}`, text),
    a && inline(`B${place}`, a),
    b && inline(`C${place}`, b),
    inline(`D${place}`, "A"),
    more,
  );
const table = head + asks(2, "Şekilde ne var?") + asks(3, "Bu ne?") + asks(4, "Hangisi?", "", "");

/** Text, the question's picture, the options' pictures, and the reasons of each row. */
const pictured = (file: Uint8Array) => {
  const { rows, pictures, omitted = [] } = read(file);
  const held = (id = "") => new TextDecoder().decode(pictures?.get(id));
  return [
    ...rows
      .filter(({ verdict }) => verdict !== "left_out")
      .map(({ question: { question_text, image, option_images = {} }, reasons }) => [
        question_text,
        image ? `${image.alt}: ${held(image.id)}` : "",
        Object.entries(option_images).map(([key, { id }]) => `${key} ${held(id)}`),
        reasons,
      ]),
    ...omitted.map(({ where, why }) => [where, why]),
  ];
};
const LOST = "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.";

test.each([
  [
    "beside the table",
    [anchor(2, 5, pic("bir", "Hücre"))],
    [
      ["Şekilde ne var?", "Hücre: bir", [], []],
      ["Bu ne?", "", [], []],
    ],
  ],
  [
    "over a filled cell",
    [anchor(3, 0, pic("iki"))],
    [
      ["Şekilde ne var?", "", [], []],
      ["Bu ne?", ": iki", [], []],
    ],
  ],
  [
    "in the empty cells of options",
    [anchor(4, 1, pic("bir", "Kedi")), anchor(4, 2, pic("iki", "Köpek"))],
    [
      ["Şekilde ne var?", "", [], []],
      ["Bu ne?", "", [], []],
      ["Hangisi?", "", ["A bir", "B iki"], []],
    ],
  ],
  [
    "over two questions",
    [anchor(2, 5, pic("bir"), 3)],
    [
      ["Şekilde ne var?", ": bir", [], ["Resim birkaç sorunun satırına uzanıyordu, bu soruya verildi."]],
      ["Bu ne?", "", [], []],
    ],
  ],
  [
    "twice on one row",
    [anchor(2, 5, pic("bir")), anchor(2, 6, pic("iki"))],
    [
      ["Şekilde ne var?", ": bir", [], [LOST]],
      ["Bu ne?", "", [], []],
    ],
  ],
  [
    "not in the file",
    [anchor(2, 5, pic("yok"))],
    [
      ["Şekilde ne var?", "", [], [LOST]],
      ["Bu ne?", "", [], []],
    ],
  ],
  [
    "a chart",
    [anchor(2, 5, "<xdr:graphicFrame/>")],
    [
      ["Şekilde ne var?", "", [], [LOST]],
      ["Bu ne?", "", [], []],
    ],
  ],
  [
    "above the table",
    [anchor(1, 0, pic("bir"))],
    [
      ["Şekilde ne var?", "", [], []],
      ["Bu ne?", "", [], []],
      ["Satır 1", "Hiçbir sorunun satırında durmuyor."],
    ],
  ],
] as const)("a picture of a spreadsheet %s", (_, anchors, found) => {
  expect(pictured(drawn(table, ...anchors))).toEqual(found);
});

test.each([
  ["placed in its cell", '<c r="E2" t="e" vm="1"><v>#VALUE!</v></c>'],
  ["by a formula", '<c r="E2" t="str"><f>_xlfn.IMAGE("https://example.org/x.png")</f><v>x</v></c>'],
  ["by the formula of another program", '<c r="E2" t="str"><f>DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>'],
])("a picture %s is said to be lost", (_, cell) => {
  expect(pictured(workbook(head + asks(2, "Ne?", "evet", "hayır", cell)))).toEqual([["Ne?", "", [], [LOST]]]);
});

const si = (...runs: string[]) => `<is>${runs.join("")}</is>`;
const r = (text: string, look = "") => `<r><rPr>${look}</rPr><t>${text}</t></r>`;
const up = '<vertAlign val="superscript"/>';
test.each([
  ["powers", si(r("10"), r("5", up), r(" kaç?")), "10⁵ kaç?"],
  ["indices", si(r("H"), r("2", '<vertAlign val="subscript"/>'), r("O?")), "H₂O?"],
  ["letters of a font of signs", si(r("a", '<rFont val="Symbol"/>'), r(" nedir?")), "α nedir?"],
])("%s of a spreadsheet are read as they are seen", (_, text, shown) => {
  const cells = row(2, `<c r="A2" t="inlineStr">${text}</c>`, inline("B2", "1"), inline("C2", "2"), inline("D2", "B"));
  expect(shorts(read(workbook(head + cells)))).toEqual([`Satır 2: taken | ${shown} | A 1, *B 2 | 30`]);
});

test("a cell all in a font of signs, and decimals without a format, are read as they are seen", () => {
  const styles =
    '<fonts><font><name val="Calibri"/></font><font><name val="Symbol"/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>';
  const cells = row(
    2,
    inline("A2", "Hangisi?"),
    '<c r="B2" t="s" s="1"><v>0</v></c>',
    number("C2", 1.234),
    inline("D2", "B"),
  );
  expect(shorts(read(workbook(head + cells, { styles, strings: ["p"] })))).toEqual([
    "Satır 2: taken | Hangisi? | A π, *B 1,234 | 30",
  ]);
});

/** A picture in a cell of an OpenDocument table. */
const frame = (path: string, more = "", alt = "Hücre") =>
  `<draw:frame${more}><draw:image xlink:href="${path}"/><svg:desc>${alt}</svg:desc></draw:frame>`;
const odsCells = (...cells: string[]) =>
  `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join("")}</table:table-row>`;
const odsAsks = (text: string, a: string, b: string, more = "") =>
  odsCells(`<text:p>${text}</text:p>`, a, b, "<text:p>A</text:p>", more);
const words = ["<text:p>evet</text:p>", "<text:p>hayır</text:p>"] as const;
const inOds = (...rows: string[]) =>
  zipSync({
    "content.xml": strToU8(
      `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:draw="d" xmlns:xlink="l" xmlns:svg="s"><office:body><office:spreadsheet><table:table table:name="S">${odsCells(...["Soru", "A", "B", "Doğru"].map((text) => `<text:p>${text}</text:p>`))}${rows.join("")}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    "Pictures/bir.png": strToU8("bir"),
    "Pictures/iki.png": strToU8("iki"),
  });

test("pictures of an OpenDocument table belong to their rows, or are said to be lost", () => {
  const asked = (first: string) => odsAsks(first, ...words);
  const inText = inOds(odsAsks("Şekilde ne var?", ...words, frame("Pictures/bir.png")), asked("Bu ne?"));
  expect(pictured(inText)).toEqual([
    ["Şekilde ne var?", "Hücre: bir", [], []],
    ["Bu ne?", "", [], []],
  ]);
  expect(
    pictured(inOds(odsAsks("Hangisi?", frame("./Pictures/bir.png"), frame("Pictures/iki.png", "", "Doku")))),
  ).toEqual([["Hangisi?", "", ["A bir", "B iki"], []]]);
  expect(pictured(inOds(odsAsks("Şekilde ne var?", ...words, frame("Pictures/yok.png"))))).toEqual([
    ["Şekilde ne var?", "", [], [LOST]],
  ]);
  const wide = frame("Pictures/bir.png", ' table:end-cell-address="S.F3"');
  expect(pictured(inOds(odsAsks("Şekilde ne var?", ...words, wide), asked("Bu ne?")))[0]).toEqual([
    "Şekilde ne var?",
    "Hücre: bir",
    [],
    ["Resim birkaç sorunun satırına uzanıyordu, bu soruya verildi."],
  ]);
});
