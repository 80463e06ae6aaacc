import { expect, test } from "vitest";
import { htmlText } from "#features/exchange/import/files/html-text";

test.each([
  ["alan 5 m&sup2;, hacim 2 m&sup3;", "alan 5 m², hacim 2 m³"],
  ["&frac12; + &frac14; &le; &frac34;", "½ + ¼ ≤ ¾"],
  ["&Ccedil;i&gbreve;dem &Idot;le &imath;l&imath;k &scedil;ey", "Çiğdem İle ılık şey"],
  ["90&deg; &times; 2 &plusmn; 1", "90° × 2 ± 1"],
  ["H<sub>2</sub>O, x<sup>2</sup>, x<sup>n+1</sup>", "H₂O, x², xⁿ⁺¹"],
  ["&#350;ehir &#x15f;ehir", "Şehir şehir"],
  ["&phi; = 60&deg; &there4; &ang;ABC &perp; d", "φ = 60° ∴ ∠ABC ⊥ d"],
  ["1923&#150;1938, &#x1F994;", "1923–1938, 🦔"],
  ["Tom &amp; Jerry &unknown; &constructor;", "Tom & Jerry &unknown; &constructor;"],
])("HTML is read as a person would: %s", (html, text) => {
  expect(htmlText(html).text).toBe(text);
});
