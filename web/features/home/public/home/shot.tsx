import { cx } from "#ui/cx";
import * as styles from "./shot.module.css";

type Props = { readonly name: string; readonly alt: string; readonly className?: string | undefined };

/** A picture of the product (`test/e2e/shots/home.shots.ts`), in the colours of the theme; loaded when it is nearly in view. */
export function Shot({ name, alt, className }: Props) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={addressOf(`${name}-dark`)} />
      <img
        className={cx(styles.shot, className)}
        src={addressOf(`${name}-light`)}
        alt={alt}
        width={800}
        height={500}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const files = import.meta.glob<string>("../../../../assets/home/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

function addressOf(name: string): string {
  const address = files[`../../../../assets/home/${name}.webp`];
  if (address === undefined) throw new Error(`No picture ${name}`);
  return address;
}
