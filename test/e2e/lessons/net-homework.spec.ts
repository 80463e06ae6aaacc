import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { aPhone } from "../steps/a-class";
import { anApprovedTeacher, aPerson, seen } from "../steps/steps";

const questions = Array.from({ length: 7 }, (_, i) =>
  aWrittenQuestion({ question_text: `${i + 1}. soru?`, options: { A: "Doğru olan", B: "Yanlış olan" } }),
);

test("a lesson: a homework by net, with questions left blank, over a cut network and a reload, to the teacher's page", async ({
  browser,
  request,
}) => {
  const { page: teacher, made, faults } = await aPerson(browser, await anApprovedTeacher({ request }));
  const { class: found } = await made<{ class: { id: string } }>("/api/classes", { name: "8A" });
  await made(`/api/classes/${found.id}/students`, {
    students: ["Ayşe Kaya", "Işıl Çelik"].map((name, i) => ({ name, number: i + 1 })),
  });
  const { question_set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "LGS Denemesi",
    questions,
  });
  const { homework } = await made<{ homework: { id: string; code: string } }>("/api/homework", {
    question_set_id: question_set.id,
    class_id: found.id,
    due_at: Date.now() + 86_400_000,
    scoring: "net",
    wrong_costs: 3,
  });

  const { page } = await aPhone(browser);
  await page.goto(`/odev/${homework.code.toLowerCase()}?no=1`);
  await page.getByLabel("Numaran").press("Enter");
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await page.getByRole("button", { name: "Sakladım, başla" }).click();
  const next = page.getByRole("button", { name: "Sıradaki soru" });
  const asks = (number: number) => expect(page.getByRole("heading", { name: `${number}. soru?` })).toBeVisible();
  const answers = async (letter: string) => {
    await page.getByRole("button", { name: `${letter}:` }).tap();
    await page.getByRole("button", { name: "Cevapla" }).tap();
  };
  const leavesBlank = () => page.getByRole("button", { name: "Boş bırak" }).tap();
  const says = (title: string) => expect(page.getByRole("heading", { name: title })).toBeVisible();

  await asks(1);
  await answers("A");
  await says("Doğru!");
  await next.tap();
  await asks(2);
  await leavesBlank();
  await says("Boş bıraktın");
  await next.tap();
  await asks(3);

  // Without a network an answer and a blank wait on the device, and are sent with it, in their order.
  await page.context().setOffline(true);
  await answers("B");
  await says("Cevabın bu cihazda");
  await next.tap();
  await asks(4);
  await leavesBlank();
  await says("Cevabın bu cihazda");
  await page.context().setOffline(false);
  await says("Boş bıraktın");

  // A page that is loaded again goes on behind them, with the question that has not been answered.
  await next.tap();
  await asks(5);
  await page.reload();
  await asks(5);
  await answers("B");
  await next.tap();
  await asks(6);
  await answers("B");
  await next.tap();
  await asks(7);
  await answers("B");
  await says("Bu sefer olmadı");
  await page.getByRole("button", { name: "Bitir" }).tap();
  await expect(page.getByRole("heading", { name: "Eline sağlık, Ayşe!" })).toBeFocused();
  await expect(seen(page, "\u22120,33 net")).toBeVisible();

  await teacher.goto(`/teacher/homework/${homework.id}`);
  const row = teacher.getByRole("row", { name: /Ayşe Kaya/ });
  await expect(row).toContainText("1 doğru, 4 yanlış, 2 boş");
  await expect(row).toContainText("\u22120,33 net");
  await expect(teacher.getByText("\u22120,33 net, bitirenlerin ortalaması. 3 yanlış 1 doğruyu götürür.")).toBeVisible();
  await made(`/api/homework/${homework.id}/close`, {});
  await page.reload();
  await expect(page.getByText("5 soru cevapladın, 1 doğru, \u22120,33 net. Sonucun öğretmeninde.")).toBeVisible();
  await teacher.goto(`/teacher/homework/${homework.id}/report`);
  const report = teacher.getByRole("region", { name: "Kim, ne kadar net yaptı?" });
  await expect(report).toContainText("3 yanlış 1 doğruyu götürür.");
  await expect(report.getByRole("row", { name: /Ayşe K\./ })).toContainText("1 doğru4 yanlış2 boş\u22120,33 net");
  expect(faults).toEqual([]);
});
