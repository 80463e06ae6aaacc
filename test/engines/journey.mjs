// The journey that every engine has to manage: a lesson on board and phone, a homework given and done, a report with formulas.
import { Page } from "./page.mjs";

const teacher = { email: "ogretmen@ornek.test", password: "bilye-demo-2026" };
const questions = [
  { question_text: "Suyun formülü nedir?", options: { A: "H2O", B: "CO2" }, correct_option: "A" },
  {
    question_text: "Yarım hangisidir: $\\frac{1}{2}$?",
    options: { A: "$\\frac{2}{4}$", B: "$\\frac{3}{4}$" },
    correct_option: "A",
  },
];

/** Plays the journey and returns the engine's name. */
export async function playThrough(engine, tools, origin) {
  const browser = await engine.open(tools);
  try {
    const board = new Page(await browser.device({ width: 1400, height: 900 }), "the teacher's page");
    const phone = new Page(await browser.device({ width: 390, height: 844 }), "the pupil's page");
    const ask = await signedIn(origin, teacher);
    const title = `Motorlar ${engine.name}`;
    const { question_set } = await ask("POST", "/question-sets/import", { title, questions });
    await signIn(board, origin);
    await aLesson({ board, phone, ask, origin, set: question_set.id, title });
    await aHomework({ board, phone, ask, origin, title });
    return browser.version;
  } finally {
    await browser.close();
  }
}

async function signIn(board, origin) {
  await board.goto(`${origin}/auth/login`);
  await board.fill("E-posta", teacher.email);
  await board.fill("Şifre", teacher.password);
  await board.click("Giriş yap");
  await board.isAt("/teacher/dashboard");
}

async function aLesson({ board, phone, ask, origin, set, title }) {
  const { game } = await ask("POST", "/game", { question_set_id: set, settings: { reading_seconds: 0 } });
  const { game_code: code } = game;
  await board.goto(`${origin}/teacher/games/${code}/host`);
  await phone.goto(`${origin}/student/join?code=${code}`);
  await phone.fill("Takma adın", "Işıl Ğ.");
  await phone.click("Oyuna gir");
  await phone.sees("İçeridesin!");
  await board.sees("Işıl Ğ.");
  await board.click("Oyunu başlat");
  await phone.option(0);
  await phone.sees("Doğru!");
  await board.click("Puan durumu");
  await board.click("Sıradaki soru");
  await phone.until("a formula among the options", () => document.querySelectorAll("button .katex").length === 2);
  await phone.option(1);
  await board.click("Kürsüye geç");
  await board.sees("Kürsü belli oldu!");
  await phone.sees("Işıl Ğ.");
  for (const page of [board, phone]) await page.isSound();

  await board.goto(`${origin}/teacher/games/${code}/statistics`);
  await board.sees("Işıl Ğ.");
  await board.until("formulas, all of them drawn", isDrawn);
  await board.goto(`${origin}/teacher/games`);
  await board.sees(title);
  await board.sees("Bugün");
  await board.isSound();
}

async function aHomework({ board, phone, ask, origin, title }) {
  await board.goto(`${origin}/teacher/homework`);
  await board.click("Ödev ver");
  await board.click(title);
  await board.click("Ödevi ver");
  await board.sees("Öğrenciler bu adresi açar");
  const { items } = await ask("GET", "/homework");
  const { code } = items.find((one) => one.title === title);
  await phone.goto(`${origin}/odev/${code}`);
  await phone.fill("Takma adın", "Ece Ş.");
  await phone.click("Devam");
  await phone.click("Sakladım, başla");
  await phone.option(0);
  await phone.click("Cevapla");
  await phone.sees("Doğru!");
  await phone.click("Sıradaki soru");
  await phone.option(0);
  await phone.click("Cevapla");
  await phone.sees("2 / 2 doğru");
  await board.goto(`${origin}/teacher/homework`);
  await board.click(title);
  await board.sees("Ece Ş.");
  for (const page of [board, phone]) await page.isSound();
}

/** Runs in the page: checks that it has formulas, and shows none of them as TeX. */
function isDrawn() {
  const page = document.querySelector("main").cloneNode(true);
  const formulas = page.querySelectorAll(".katex");
  for (const formula of formulas) formula.remove();
  return formulas.length > 0 && !page.textContent.includes("\\frac");
}

/** Makes calls in a person's name. */
async function signedIn(origin, person) {
  async function ask(method, path, body, token) {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${json.error}`);
    return json;
  }
  const { token } = await ask("POST", "/auth/login", person);
  return (method, path, body) => ask(method, path, body, token);
}
