import type { Server } from "../kit/servers.ts";
import { givenHomework } from "../kit/targets.ts";

/** Does a homework of a class from the address to the end, by the calls of the pupils' pages, to find its price. */
export async function doHomework(server: Server, pupils: number, questions: number): Promise<void> {
  const code = await givenHomework(server, questions);
  const at = `http://localhost:${server.port}/api/homework/${code}`;
  for (let i = 0; i < pupils; i++) {
    await ask(at, "GET");
    const { session_id, question } = await ask<Seat>(`${at}/join`, "POST", { nickname: `Öğrenci ${i + 1}` });
    for (let open = question, turn = 0; open; turn++) {
      const body = { question_id: open.question_id, answer: "ABCD"[(i + turn) % 4] };
      open = (await ask<Pick<Seat, "question">>(`${at}/answer`, "POST", body, session_id)).question;
    }
  }
}

type Seat = { readonly session_id: string; readonly question: { readonly question_id: string } | null };

async function ask<Reply>(url: string, method: string, body?: object, session?: string): Promise<Reply> {
  const headers = { "content-type": "application/json", ...(session && { "session-id": session }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}
