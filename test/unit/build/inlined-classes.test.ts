import { expect, test } from "vitest";
import { className } from "../../../web/build/light/class-names";
import { withClasses } from "../../../web/build/light/inlined-classes";

const sheet = `${process.cwd()}/web/features/game-phone/question/ready-panel.module.css`;

test("a class whose name is computed is put together where it is used", () => {
  const code = `import styles from "./ready-panel.module.css";
const panel = <p className={cx(styles[tone]!, styles[\`\${fit}Text\`])} />;
`;
  expect(withClasses(code, sheet)).toBe(`import "./ready-panel.module.css";
const panel = <p className={cx(\`\${tone}${className("", sheet)}\`, \`\${\`\${fit}Text\`}${className("", sheet)}\`)} />;
`);
  expect(className("panel", sheet)).toBe(`panel${className("", sheet)}`);
});

test("a class is written where it is used, and the sheet stays imported", () => {
  const code = `import styles from "./ready-panel.module.css";
const panel = <p className={styles.panel}>{cx(isFull && styles.full, styles.missing)}</p>;
`;
  expect(withClasses(code, sheet)).toBe(`import "./ready-panel.module.css";
const panel = <p className={"${className("panel", sheet)}"}>{cx(isFull && "${className("full", sheet)}", undefined)}</p>;
`);
});
