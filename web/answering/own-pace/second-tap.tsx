import * as styles from "./second-tap.module.css";

/** Class for elements in which nothing can be tapped for a moment. */
export const withoutSecondTap = styles.ignored;
