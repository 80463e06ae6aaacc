import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Asking } from "#features/homework/work/asking.tsx";
import { ADevice, AServer } from "./a-homework";

const heard = (markup: string) => ({
  focused: [...markup.matchAll(/<h1 tabindex="-1".*?<\/h1>/gs)].map(([heading]) => heading.replace(/<[^>]*>/g, "")),
  announced: [...markup.matchAll(/<(\w+)[^>]*role="status"[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text),
});

test("after an answer a screen reader begins with the verdict, not with the question again, and hears it once", async () => {
  const device = new ADevice(new AServer());
  await device.answer("A");
  const page = renderToStaticMarkup(<Asking now={device.work.get()} work={device.work} />);
  expect(heard(page)).toEqual({ focused: ["Doğru!Şimdiye kadar 1 / 1 doğru."], announced: [""] });
  expect(page).toContain("</h2>");
});

test("a question that was missed begins with that", async () => {
  const server = new AServer({ clock: "question" });
  const device = new ADevice(server);
  await device.next();
  device.work.missed();
  const page = renderToStaticMarkup(<Asking now={device.work.get()} work={device.work} />);
  expect(heard(page)).toEqual({ focused: ["Süre doldu6 soru daha var."], announced: [""] });
});
