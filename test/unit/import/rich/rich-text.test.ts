import { expect, test } from "vitest";
import { ImportRefused } from "#features/exchange/import/types";
import { richText } from "#features/exchange/import/rich/rich-text";

const text = (html: string) => richText(html).text;

test.each([
  ["powers and indices", "<p>10<sup>5</sup> ve H<sub>2</sub>O</p>", "10⁵ ve H₂O"],
  ["powers by style", '<p><span>x</span><span style="font-size:0.6em;vertical-align:super">2</span>=9</p>', "x²=9"],
  ["a power in two pieces", "<p>10<sup>-</sup><sup>12</sup></p>", "10⁻¹²"],
  ["bold words", "<p>A) bir</p><p><b>B) iki</b></p>", "A) bir\n**B) iki**"],
  ["Google's bold that is none", '<b style="font-weight:normal" id="docs-internal-guid-1"><p>Ne?</p></b>', "Ne?"],
  ["Google's bold", '<p><span style="font-weight:700">B) iki</span></p><p>A) bir</p>', "**B) iki**\nA) bir"],
  [
    "a coloured answer",
    '<p>A) bir</p><p style="color:red">B) iki</p><p><b>C) üç</b></p><p>D) dört</p>',
    "A) bir\n**B) iki**\nC) üç\nD) dört",
  ],
  [
    "a grey page",
    '<p style="color:#333">A) bir</p><p style="color:rgb(34, 34, 34)"><b>B) iki</b></p>',
    "A) bir\n**B) iki**",
  ],
  [
    "a marked answer",
    '<p>A) bir</p><p><span style="background:yellow">B) iki</span></p><p>C) üç</p>',
    "A) bir\n**B) iki**\nC) üç",
  ],
  ["underlined lines", "<p>A) bir</p><p><u>B) iki</u></p>", "A) bir\n<u>B) iki</u>"],
  ["what is underlined in a text", "<p>Bu <u>güzel ev</u> kimin?</p>", "Bu güzel ev kimin?"],
  [
    "what a question asks about by its line",
    "<p>Altı çizili sözcük nedir? Bu <u>güzel ışık</u>.</p>",
    "Altı çizili sözcük nedir? Bu $\\underline{\\text{güzel ışık}}$.",
  ],
  ["blanks of a page", "<div>\n  <p>Bir\n   iki </p>\n\n <p> üç</p></div>", "Bir iki\nüç"],
  ["kept blanks", "<pre>A\n  B  C</pre>", "A\nB  C"],
  ["line ends and empty lines", "<p>Bir<br>iki</p><p></p><p>üç</p>", "Bir\niki\n\nüç"],
  [
    "a list",
    "<ol><li>Bir</li><li>İki<ol type=A><li>x</li><li>y</li></ol></li><li>Üç</li></ol>",
    "1. Bir\n2. İki\nA) x\nB) y\n3. Üç",
  ],
  [
    "Google's list",
    '<ol start="4"><li style="list-style-type:decimal"><p role="presentation">Soru</p></li><ol><li style="list-style-type:lower-alpha"><p>x</p></li></ol><li style="list-style-type:decimal"><p>Son</p></li></ol>',
    "4. Soru\na) x\n5. Son",
  ],
  ["bullets", "<ul><li>bir<li>iki</ul>", "- bir\n- iki"],
  ["a list with its own signs", '<ol><li data-leveltext="%1)">Bir</li></ol>', "1) Bir"],
  [
    "Word's list",
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Soru<o:p></o:p></p>",
    "1. Soru",
  ],
  [
    "Word's bullet",
    "<p style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>Bir</p>",
    "• Bir",
  ],
  [
    "Word's remarks and styles",
    "<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--><style>p{color:red}</style><p>Bir</p>",
    "Bir",
  ],
  ["Word's tab", "<p>A) x<span style='mso-tab-count:2'>&nbsp; &nbsp;</span>B) y</p>", "A) x\tB) y"],
  [
    "signs of a font",
    "<p><span style='font-family:Symbol'>a</span> ve <font face=Wingdings>\uf0fc</font></p>",
    "α ve ✓",
  ],
  ["hidden text", '<p>Ne<span style="display:none"> cevap B</span>?</p>', "Ne?"],
  ["names of signs", "<p>3 &lt; 4 &amp; 5 &ge; 2 &ccedil;</p>", "3 < 4 & 5 ≥ 2 ç"],
  ["a small table", "<table><tr><td>A) 1</td><td>B) 2</td></tr></table>", "A) 1\tB) 2"],
  [
    "two columns",
    "<table><tr><td><p>1) Bir</p><p>A) x</p></td><td><p>2) İki</p><p>A) y</p></td></tr></table>",
    "\n1) Bir\nA) x\n\n2) İki\nA) y",
  ],
  [
    "a spreadsheet",
    "<table><tr><th>Soru<th>A<th>B<th>Doğru</tr><tr><td>x<sup>2</sup><br>kaç?<td>1<td>2<td><b>A</b></tr></table>",
    'Soru\tA\tB\tDoğru\n"x²\nkaç?"\t1\t2\tA',
  ],
  ["cells that span others", "<table><tr><td rowspan=2>a<td>b<td>c<tr><td colspan=2>d</table>", "a\tb\tc\n\td\t"],
  ["mathematics of a page", "<p>Kaç: <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>", "Kaç: $\\frac{1}{2}$"],
  [
    "mathematics with its TeX",
    '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>',
    "$x^2$",
  ],
  [
    "a picture of mathematics",
    '<p>Alan: <img src="x.svg" alt="{\\displaystyle \\pi r^{2}}"></p>',
    "Alan: $\\pi r^{2}$",
  ],
  ["a picture of a sign", '<p><img src="x.png" alt="🦔"> nedir?</p>', "🦔 nedir?"],
  ["ends that are not written", "<p>bir<p>iki<div>üç</div>", "bir\niki\nüç"],
  ["an end too many", "</p></div><p>bir</b></p>", "bir"],
  ["signs that are no tags", "<p>a < b, 3<5 ve x<y</p>", "a < b, 3<5 ve x"],
])("%s", (_, html, shown) => {
  expect(text(html)).toBe(shown);
});

const png = btoa("bir resim");
test("a picture that is in the page is taken, one that lies elsewhere is said to be lost", () => {
  const { text, lost, pictures } = richText(
    `<p>Ne var? <img src="data:image/png;base64,${png}" alt="Bir hücre"></p><p>Ya burada? <img src="https://example.org/x.png"></p>`,
  );
  expect(text).toBe("Ne var?  [resim 1]\nYa burada?  [resim]");
  expect(new TextDecoder().decode(pictures.get(1)?.bytes)).toBe("bir resim");
  expect(pictures.get(1)?.picture.alt).toBe("Bir hücre");
  expect(lost).toEqual(["Bazı resimlerin kendisi gelmedi, yalnız adresleri vardı."]);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script that does not end", "<script>alert(1)"],
  ["a picture with a script", '<img src=x onerror="alert(1)" width=1>'],
  ["a picture of a script", '<img width="1" src="data:image/svg+xml;base64,AAAA">'],
])("%s does nothing", (_, html) => {
  expect(text(`<p>bir</p>${html}`)).toBe("bir");
});

test.each([
  ["video", "<video src=x></video>", "Ses, video ya da gömülü içerik alınmadı."],
  ["struck words", "<p><s>bir</s></p>", "Üstü çizili yerler düz yazı olarak alındı."],
  ["a drawing", '<svg width="300"></svg>', "Bazı çizimler alınmadı."],
])("%s: what is lost is said", (_, html, said) => {
  expect(richText(html).lost).toEqual([said]);
});

test.each([
  ["deep", "<div>".repeat(100_000)],
  ["deep inline", "<b><i>".repeat(50_000)],
  ["ends", "</p>".repeat(100_000)],
  ["open quotes", "<a x=\"'".repeat(50_000)],
  ["open tags", "<a ".repeat(100_000)],
  ["comments", "<!--".repeat(100_000)],
  ["cells", "<table><td>".repeat(20_000)],
  ["lists", "<ul><li>".repeat(20_000)],
  ["ampersands", "&".repeat(200_000)],
  ["spans", `<table><tr>${"<td colspan=1000 rowspan=1000>x".repeat(500)}</tr></table>`],
  ["styles", `<p style="${"a:b;".repeat(50_000)}">x`],
])("[T22] %s without end are read or refused in linear time", (_, html) => {
  expect(lengthOf(html)).toBeGreaterThanOrEqual(0);
});

/** Letters that were read; none if the page was refused. Any other error fails the test. */
function lengthOf(html: string): number {
  try {
    return richText(html).text.length;
  } catch (error) {
    if (error instanceof ImportRefused) return 0;
    throw error;
  }
}
