type Stored = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } & Described;
type Described = { httpMetadata?: { contentType?: string }; customMetadata?: Record<string, string> };
type Put = Described & { sha256?: unknown; onlyIf?: { etagMatches?: string } };

/** The parts of R2 that the product uses. */
export class R2 {
  readonly #stored = new Map<string, Stored>();
  #etags = 0;

  async put(key: string, body: string | ArrayBuffer | ArrayBufferView<ArrayBuffer>, put: Put = {}) {
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const { onlyIf, httpMetadata = {}, customMetadata = {} } = put;
    if (onlyIf && this.#stored.get(key)?.etag !== onlyIf.etagMatches) return null;
    const stored = { bytes, etag: String(++this.#etags), httpMetadata, customMetadata };
    this.#stored.set(key, stored);
    return seen(key, stored);
  }

  async get(key: string) {
    const stored = this.#stored.get(key);
    if (!stored) return null;
    const response = new Response(stored.bytes);
    return Object.assign(seen(key, stored), { body: response.body, text: () => response.text() });
  }

  async head(key: string) {
    const stored = this.#stored.get(key);
    return stored ? seen(key, stored) : null;
  }

  async delete(keys: string | readonly string[]) {
    for (const key of [keys].flat()) this.#stored.delete(key);
  }

  async list(
    wanted: { prefix?: string; delimiter?: string; startAfter?: string; cursor?: string; limit?: number } = {},
  ) {
    const { prefix = "", delimiter = "", limit = 1000 } = wanted;
    const cursor = wanted.cursor ?? wanted.startAfter ?? "";
    const objects: ReturnType<typeof seen>[] = [];
    const delimitedPrefixes = new Set<string>();
    for (const [key, stored] of [...this.#stored].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (!key.startsWith(prefix) || key <= cursor) continue;
      const end = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
      const folder = key.slice(0, end + delimiter.length);
      if (end >= 0 && (folder <= cursor || delimitedPrefixes.has(folder))) continue;
      if (objects.length + delimitedPrefixes.size === limit) return page(true);
      if (end >= 0) delimitedPrefixes.add(folder);
      else objects.push(seen(key, stored));
    }
    return page(false);

    function page(truncated: boolean) {
      const last = [objects.at(-1)?.key ?? "", [...delimitedPrefixes].at(-1) ?? ""].toSorted().at(-1);
      return { objects, delimitedPrefixes: [...delimitedPrefixes], truncated, ...(truncated && { cursor: last }) };
    }
  }
}

const seen = (key: string, { bytes, etag, httpMetadata, customMetadata }: Stored) => ({
  key,
  size: bytes.byteLength,
  etag,
  httpEtag: `"${etag}"`,
  httpMetadata,
  customMetadata,
});
