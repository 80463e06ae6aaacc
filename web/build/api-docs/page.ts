import { homeLink } from "#front-door/game/markup";
import { escaped, fieldsOf, fieldTable, type Json, type Schemas } from "./fields.ts";

/** The page of `/api-docs`: the API's document for human readers. It has no script. */

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Json };
type Content = { readonly "application/json"?: { readonly schema: Json; readonly example: unknown } };
type DocumentedCall = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly "x-codes"?: readonly string[]; readonly content?: Content }>
  >;
  readonly "x-who": string;
  readonly "x-token-scope"?: string | null;
};
export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};

export function docsMarkup(document: ApiDocument, origin: string): string {
  const { info, tags, components } = document;
  return `<header>${homeLink}</header>
<main>
<h1>API belgesi</h1>
${info.description.split("\n\n").map(paragraph).join("\n")}
<p><a href="/api/openapi.json">OpenAPI 3.1 belgesi</a> · sürüm ${escaped(info.version)}</p>
<nav aria-label="Bölümler"><ul>${tags.map(({ name }) => `<li><a href="#${slug(name)}">${escaped(name)}</a></li>`).join("")}</ul></nav>
${tags.map((tag) => section(tag, callsOf(document, tag.name), { origin, schemas: components.schemas })).join("\n")}
</main>`;
}

type Call = DocumentedCall & { readonly method: string; readonly path: string };
type Around = { readonly origin: string; readonly schemas: Schemas };

const callsOf = ({ paths }: ApiDocument, tag: string): Call[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );

const section = ({ name, description }: ApiDocument["tags"][number], calls: readonly Call[], around: Around): string =>
  `<section>
<h2 id="${slug(name)}">${escaped(name)}</h2>
<p>${escaped(description)}</p>
${calls.map((call) => details(call, around)).join("\n")}
</section>`;

function details(call: Call, around: Around): string {
  const body = call.requestBody?.content["application/json"];
  const query = call.parameters.filter((parameter) => parameter.in !== "path");
  return `<details id="${call.operationId}">
<summary><code class="method">${call.method}</code><code>${escaped(call.path)}</code><span>${escaped(call.summary)}</span></summary>
<div class="call">
<p class="facts">${factsOf(call).map(escaped).join(" · ")}</p>
${
  query.length > 0
    ? `<h3>Parametreler</h3>${fieldTable(
        query.map(({ name, required, schema }) => [name, schema, required ? "always" : "never"]),
        around.schemas,
      )}`
    : ""
}
${body ? `<h3>Gövde</h3>${fieldTable(fieldsOf(body.schema, around.schemas), around.schemas)}` : ""}
<h3>Örnek</h3>
<pre tabindex="0"><code>${escaped(curl(call, around.origin))}</code></pre>
${Object.entries(call.responses)
  .filter(([, { "x-codes": codes }]) => !codes)
  .map(reply)
  .join("")}
<h3>Ret yanıtları</h3>
${refusals(call)}
</div>
</details>`;
}

export const whoIs: Readonly<Record<string, string>> = {
  all: "Herkes",
  seat: "Yeri olan oyuncu",
  "seat, owner": "Yeri olan oyuncu, oyunun sahibi",
  "all, owner": "Herkes; kimlikle yalnız sahibi",
  account: "Giriş yapmış herkes",
  pupil: "Öğrenci hesabı",
  "pupil, with seat": "Yeri olan öğrenci hesabı",
  teacher: "Öğretmen",
  "approved teacher": "Onaylı öğretmen",
  owner: "Sahibi olan öğretmen",
  "approved owner": "Sahibi olan onaylı öğretmen",
  "paired phone": "Bağlı telefon",
  admin: "Yönetici",
  "library admin": "Yönetici, kütüphane yetkilisi",
  "school admin": "Yönetici; okul yetkilisi kendi okulu için",
  "any admin": "Yetkisi olan herkes",
};

function factsOf({ "x-who": who, "x-token-scope": scope }: Call): string[] {
  if (scope === undefined) return [whoIs[who] ?? who];
  return [whoIs[who] ?? who, scope === null ? "API anahtarıyla yapılmaz" : `API anahtarı: ${scope} ve üstü`];
}

function curl({ method, path, requestBody, "x-who": who, "x-token-scope": scope }: Call, origin: string): string {
  const example = requestBody?.content["application/json"]?.example;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}${origin}${path}`,
    ...(typeof scope === "string" ? ['-H "Authorization: Bearer $BILYE"'] : []),
    ...(scope === null ? ['-H "Authorization: Bearer $OTURUM"'] : []),
    ...(who === "seat" ? ['-H "session-id: $YER"'] : []),
    ...(example === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example).replaceAll("'", "’")}'`]),
  ].join(" \\\n  ");
}

function reply([status, { description, content }]: [string, DocumentedCall["responses"][string]]): string {
  const json = content?.["application/json"];
  const type = content && Object.keys(content)[0];
  return `<h3>${status} ${escaped(description)}${type && !json?.schema ? ` <code>${escaped(type)}</code>` : ""}</h3>
${json?.schema ? `<pre tabindex="0"><code>${escaped(JSON.stringify(json.example, null, 2))}</code></pre>` : ""}`;
}

function refusals({ responses }: Call): string {
  const rows = Object.entries(responses).flatMap(([status, { description, "x-codes": codes }]) =>
    codes
      ? description.split("\n").map((line) => {
          const [, code, sentence] = /^`(\w+)`: (.*)$/.exec(line)!;
          return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escaped(sentence!)}</td></tr>`;
        })
      : [],
  );
  return `<div class="wide" tabindex="0"><table><thead><tr><th>Durum</th><th>Kod</th><th>Cümle</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

const paragraph = (text: string): string =>
  `<p>${escaped(text.replaceAll("\n", " ")).replace(/`([^`]+)`/g, "<code>$1</code>")}</p>`;

/** ASCII, so that a link to a part can be read. */
const slug = (name: string): string =>
  name
    .toLocaleLowerCase("tr")
    .replace(/[çğıöşü]/g, (letter) => "cgiosu"["çğıöşü".indexOf(letter)]!)
    .replaceAll(" ", "-");
