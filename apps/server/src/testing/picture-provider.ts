import { createServer, type IncomingMessage } from "node:http";

/**
 * What it answers once: the model's words, or a whole reply; null breaks the line, and `silence` is no
 * answer at all.
 */
export type ProviderAnswer =
  | string
  | { status: number; body: string; headers?: Record<string, string> }
  | null;
export const silence: ProviderAnswer = { status: 0, body: "" };

export interface ProviderRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/**
 * A local provider of what is on a picture: OpenAI's chat completions under `/v1`, as hosted ones,
 * Ollama and llama.cpp speak them, and Imagga's tagging under `/v2`. It says what it is told to,
 * and then the last of it again.
 */
export async function startPictureProvider() {
  let answers: ProviderAnswer[] = [];
  const requests: ProviderRequest[] = [];
  const json = { "content-type": "application/json" };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      requests.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === null || answer === undefined) response.destroy();
      else if (answer === silence) return;
      else if (typeof answer === "object")
        response.writeHead(answer.status, answer.headers).end(answer.body);
      else if (path === "/v2/tags") response.writeHead(200, json).end(answer);
      else {
        const message = { role: "assistant", content: answer };
        const choices = [{ index: 0, message, finish_reason: "stop" }];
        const usage = { prompt_tokens: 900, completion_tokens: 80, total_tokens: 980 };
        const reply = { id: "c-1", object: "chat.completion", created: 1, choices, usage };
        response.writeHead(200, json).end(JSON.stringify(reply));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    vision: {
      VISION_API_URL: `${origin}/v1`,
      VISION_API_KEY: "a key",
      VISION_API_MODEL: "a-model",
    },
    imagga: {
      IMAGGA_API_URL: `${origin}/v2`,
      IMAGGA_API_KEY: "ana",
      IMAGGA_API_SECRET: "a secret",
    },
    /** All requests since it was last told what to say. */
    requests,
    says(...next: ProviderAnswer[]) {
      answers = next;
      requests.length = 0;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
