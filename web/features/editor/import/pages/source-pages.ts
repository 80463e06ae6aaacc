import { setReader, type PagePiece, type Pages } from "#features/exchange/index";

export type PageSize = { readonly width: number; readonly height: number };

/** The pages of the file that was read, opened when the first of them is shown. */
export function sourcePages(file: Blob, open = async () => (await setReader()).pagesIn(file)) {
  let opened: Promise<Pages> | undefined;
  let isClosed = false;
  /** Pieces are drawn one after the other: each takes the memory of its page. */
  let last: Promise<unknown> = Promise.resolve();
  const pages = (): Promise<Pages> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const inTurn = <T>(use: (pages: Pages) => Promise<T>, isWanted: () => boolean): Promise<T | undefined> => {
    const result = last.then(async () => (isClosed || !isWanted() ? undefined : use(await pages())));
    last = result.catch(() => undefined);
    return result;
  };
  return {
    count: async () => (await pages()).count,
    size: (page: number) =>
      inTurn(
        (all) => all.size(page),
        () => true,
      ),
    /** A piece as a picture, about `width` pixels wide; undefined if nobody wants it any more when its turn comes. */
    picture: (piece: PagePiece, width: number, isWanted: () => boolean = () => true) =>
      inTurn((all) => all.piece(piece, width), isWanted),
    close() {
      isClosed = true;
      void opened?.then((all) => all.close()).catch(() => undefined);
    },
  };
}

export type SourcePages = ReturnType<typeof sourcePages>;
