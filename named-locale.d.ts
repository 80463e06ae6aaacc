/**
 * Turkish has an i of its own: wherever case is changed or text compared a locale is named. What names none is called
 * deprecated here, and `typescript/no-deprecated` of the linter finds it.
 */
interface String {
  /** @deprecated `toLocaleLowerCase` with a locale */
  toLowerCase(): string;
  /** @deprecated `toLocaleUpperCase` with a locale */
  toUpperCase(): string;
  /** @deprecated with a locale */
  toLocaleLowerCase(): string;
  /** @deprecated with a locale */
  toLocaleUpperCase(): string;
  /** @deprecated with a locale */
  localeCompare(that: string): number;
}

declare namespace Intl {
  interface CollatorConstructor {
    /** @deprecated with a locale */
    new (): Collator;
  }
  interface DateTimeFormatConstructor {
    /** @deprecated with a locale */
    new (): DateTimeFormat;
  }
  interface NumberFormatConstructor {
    /** @deprecated with a locale */
    new (): NumberFormat;
  }
}
