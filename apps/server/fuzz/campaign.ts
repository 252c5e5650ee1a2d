import { inLanes } from "../../../scripts/steps.mjs";
import { startProvider } from "../src/testing/provider.ts";
import { createLookup, type OpenApi, operationsOf } from "./document.ts";
import { createJudge } from "./judge.ts";
import { known } from "./known.ts";
import { curlOf, type Line, openLine, type Sent } from "./line.ts";
import { createPeople } from "./people.ts";
import { plan } from "./requests.ts";
import { startUnderTest, type Usage } from "./under-test.ts";

/** Concurrent requests. */
const lanes = 4;
/** After this many requests, check that the caller can still call. */
const batch = 100;
const maxMs = 2_000;

export interface Finding {
  /** The same for the same fault, however often it occurs. */
  title: string;
  times: number;
  /** How to reproduce the first occurrence. */
  example: string;
}

/** Whether it is listed in known.ts. */
export const isKnown = ({ title }: Finding): boolean => title.startsWith("known ");

export interface Outcome {
  requests: number;
  findings: Finding[];
  /** How often each call succeeded. */
  successes: Map<string, number>;
  /** After each round. */
  usages: Usage[];
  /** Stack traces the server logged. */
  stacks: string[];
}

export interface Size {
  seed: number;
  rounds: number;
  /** Requests per round. */
  requests: number;
  /** Send only the request with this number. */
  only?: number | undefined;
}

/** Generates requests from the served OpenAPI document and judges the replies. */
export async function campaign({ seed, rounds, requests, only }: Size): Promise<Outcome> {
  // Provider sign-in is offered, but nobody returns from there.
  const provider = await startProvider();
  const { server, usage, end } = await startUnderTest(provider.env);
  const line = openLine(server.url, lanes);
  let stacks: string[] = [];
  try {
    const document = (await server.call("GET", "/api/openapi.json")).body as OpenApi;
    const operations = operationsOf(document);
    const judge = createJudge(operations, createLookup(document));
    const people = await createPeople(server);
    let before = await people.belongings();
    const successes = new Map(operations.map(({ name }) => [name, 0]));
    const findings = new Map<string, Finding>();
    const usages: Usage[] = [];
    let made = 0;

    const tell = (title: string, example: string) => {
      const known = findings.get(title);
      if (known) known.times += 1;
      else findings.set(title, { title, times: 1, example });
    };

    for (let round = 0; round < rounds; round++) {
      const planned = plan(operations, { seed: seed + round, count: requests }).map(
        (one, number) => {
          const { name, method } = one.operation;
          return async () => {
            const sent = await people.fill(one);
            const curl = () =>
              `--seed ${seed + round} --only ${number}: ${curlOf(server.url, sent)}`;
            const answer = await line.send(sent);
            made += 1;
            const complaint = judge(sent, answer);
            if (complaint !== null) {
              const reason = known.find(({ covers }) => covers(sent, answer));
              tell(`${reason ? `known (${reason.why})` : name}: ${complaint}`, curl());
            }
            if (answer.status < 400 && sent.method === method)
              successes.set(name, (successes.get(name) ?? 0) + 1);
            people.learn(sent, answer);
            return answer.ms > maxMs ? { sent, name, curl } : null;
          };
        },
      );
      const wanted = only === undefined ? planned : planned.slice(only, only + 1);
      for (let start = 0; start < wanted.length; start += batch) {
        await people.refresh();
        const late = await inLanes(wanted.slice(start, start + batch), lanes);
        for (const one of late)
          if (one && (await isSlow(line, one.sent)))
            tell(`${one.name}: takes over ${maxMs / 1000} s`, one.curl());
      }
      usages.push(await usage({ collect: true }));
      const after = await people.belongings();
      if (after !== before)
        tell("What somebody else has was changed", `--seed ${seed + round}:\n${before}\n${after}`);
      before = after;
    }
    stacks = await end();
    return { requests: made, findings: [...findings.values()], successes, usages, stacks };
  } finally {
    line.close();
    await provider.stop();
    if (stacks.length === 0) await end();
  }
}

/**
 * Whether a late reply was its own request's fault: those queued behind a slow one are late too,
 * and so is everything on a busy machine.
 */
async function isSlow(line: Line, sent: Sent): Promise<boolean> {
  const idle = { method: "GET", target: "/health", headers: {}, body: null };
  for (let turn = 0; turn < 2; turn++) {
    const base = await line.send(idle);
    const again = await line.send(sent);
    if (again.ms < maxMs || again.ms < 10 * base.ms) return false;
  }
  return true;
}
