import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormAnswers } from "#screens/forms/form-answers.tsx";

test("under a form in a dialog stands the way out, which does not send it, before the verb that does", () => {
  const shown = renderToStaticMarkup(<FormAnswers verb="Kaydet" busy={false} onClose={() => {}} />);
  expect(shown).toMatch(/<button[^>]*type="button".*Vazgeç.*<button[^>]*type="submit".*Kaydet/);
});
