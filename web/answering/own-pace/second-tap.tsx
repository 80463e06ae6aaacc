import styles from "./second-tap.module.css";

/** For a moment nothing in what has this class can be tapped. */
export const withoutSecondTap = styles.ignored;
