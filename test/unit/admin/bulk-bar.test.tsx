import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BulkBar } from "#features/admin/bulk-bar.tsx";

const nothing = () => {};

test.each([
  [1, false, "Onayla"],
  [2, false, "İkisini de onayla"],
  [3, false, "Seçilen 3 öğretmeni onayla"],
  [3, true, "Tümünü onayla"],
])("with %i chosen, all of them: %s, the button says %s", (count, areAll, words) => {
  const bar = renderToStaticMarkup(
    <BulkBar
      {...{ count, areAll }}
      isApproved={false}
      mayReject={false}
      onApprove={nothing}
      onReject={nothing}
      onSuspend={nothing}
    />,
  );
  expect(/<button[^]*<\/button>/.exec(bar)![0].replaceAll(/<[^>]*>/g, "")).toBe(words);
});
