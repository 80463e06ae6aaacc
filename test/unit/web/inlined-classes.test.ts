import { expect, test } from "vitest";
import { className } from "../../../web/build/class-names";
import { withClasses } from "../../../web/build/inlined-classes";

const sheet = `${process.cwd()}/web/play/game/ready-panel.module.css`;

test("a class is written where it is used, and the sheet stays imported", () => {
  const code = `import styles from "./ready-panel.module.css";
const panel = <p className={styles.panel}>{cx(isFull && styles.full, styles.missing)}</p>;
`;
  expect(withClasses(code, sheet)).toBe(`import "./ready-panel.module.css";
const panel = <p className={"${className("panel", sheet)}"}>{cx(isFull && "${className("full", sheet)}", undefined)}</p>;
`);
});
