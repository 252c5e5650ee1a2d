import { randomUUID } from "node:crypto";
import type { FastingSessionReply } from "@morsel/contract/fasting";
import {
  adopt,
  type Change,
  type Device,
  emptyDevice,
  endFast,
  letTimePass,
  pauseFast,
  reconcile,
  recordAgain,
  resumeFast,
  type Step,
  startFast,
  yieldTo,
} from "@morsel/domain/fasting/device";
import { mergeHistory } from "@morsel/domain/fasting/history";
import { type FastingSession, fastedFor, isRecorded } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

function sessionOf(reply: FastingSessionReply): FastingSession {
  const { id, planId, planName, targetDuration, status, source } = reply;
  return {
    ...{ id, planId, planName, targetDuration, status, source },
    startTime: Date.parse(reply.startTime),
    endTime: reply.endTime === null ? null : Date.parse(reply.endTime),
    createdAt: Date.parse(reply.createdAt),
    pauses: reply.pauses.map(({ from, to }) => ({
      from: Date.parse(from),
      to: to === null ? null : Date.parse(to),
    })),
  };
}

/** Renews a person's access token, which lasts an hour: hours pass quickly here. */
async function tokens(): Promise<() => Promise<string>> {
  let { session } = await server.signedIn();
  return async () => {
    if (session.expires_at - server.clock.now() / 1000 < 600) {
      const body = { refresh_token: session.refresh_token };
      const reply = await server.call("POST", "/auth/v1/token?grant_type=refresh_token", { body });
      expect(reply.status).toBe(200);
      session = reply.body;
    }
    return session.access_token;
  };
}

const subjectOf = (change: Change) => (change.kind === "start" ? change.session.id : change.id);

/** Behaves like the web app: acts at once, and sends changes in order when online. */
class Phone {
  device: Device = emptyDevice;
  online = true;
  queue: Change[] = [];
  /** Sessions that ended here and were long enough, unless the server says otherwise. */
  ended = new Set<string>();
  readonly token: () => Promise<string>;

  constructor(token: () => Promise<string>) {
    this.token = token;
  }

  async take(step: Step): Promise<void> {
    this.device = step.device;
    this.queue.push(...step.changes);
    if (step.ended && isRecorded(step.ended)) this.ended.add(step.ended.id);
    await this.flush();
  }

  async call(method: string, path: string, body?: unknown) {
    return server.call(method, `/api/fasting${path}`, {
      token: await this.token(),
      ...(body !== undefined && { body }),
    });
  }

  send(change: Change) {
    if (change.kind === "start") {
      const { id, planId, startTime, targetDuration, status, endTime, pauses, source } =
        change.session;
      const body = { id, planId, startTime, targetDuration, status, endTime, pauses, source };
      return this.call("POST", "/start", body);
    }
    const { kind, id, at } = change;
    if (kind !== "complete") return this.call("PUT", `/${id}/${kind}`, { at });
    return this.call("PUT", `/${id}/complete`, { endTime: at, byItself: change.byItself });
  }

  async flush(): Promise<void> {
    while (this.online) {
      const change = this.queue[0];
      if (!change) return;
      const { status, body } = await this.send(change);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      this.queue.shift();
      const now = server.clock.now();
      if (status < 300) this.hear(sessionOf(body), now);
      else if (change.kind === "start" && status === 409) {
        const step = yieldTo(this.device, sessionOf(body.session), now);
        this.device = step.device;
        this.queue.push(...step.changes);
        if (step.ended && isRecorded(step.ended)) this.ended.add(step.ended.id);
      } else if (change.kind === "complete" && status === 404) {
        const again = recordAgain(this.device, change.id);
        if (again) this.queue.push(again);
      }
    }
  }

  /** Takes the server's answer, unless a change to it is still queued. */
  hear(session: FastingSession, now: number): void {
    if (this.queue.some((change) => subjectOf(change) === session.id)) return;
    this.device = reconcile(this.device, session, now);
    // Another device ended it first, too early to be kept, or paused it before its target.
    if (!isRecorded(session)) this.ended.delete(session.id);
  }

  /** What opening the app does. */
  async open(): Promise<void> {
    await this.take(letTimePass(this.device, server.clock.now()));
    if (!this.online) return;
    const { session } = this.device;
    if (session) {
      const { status, body } = await this.call("GET", `/${session.id}`);
      if (status === 200) this.hear(sessionOf(body), server.clock.now());
    }
    if (this.device.session) return;
    const { body } = await this.call("GET", "/active");
    if (body) this.device = adopt(this.device, sessionOf(body), server.clock.now());
  }
}

const actions = fc.array(
  fc.record({
    phone: fc.constantFrom(0, 1),
    action: fc.constantFrom("start", "pause", "resume", "end", "open", "away", "back"),
    /** In ms, before the step. */
    wait: fc.oneof(
      fc.integer({ min: 0, max: 8_000 }),
      fc.integer({ min: 0, max: 6 * hour }),
      fc.integer({ min: 0, max: 30 * hour }),
    ),
  }),
  { minLength: 4, maxLength: 24 },
);

test("two devices, with and without a network: nothing twice, nothing lost, one running", async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const token = await tokens();
      const phones = [new Phone(token), new Phone(token)] as const;
      for (const { phone: which, action, wait } of sequence) {
        server.clock.advance(wait);
        const phone = phones[which];
        const now = server.clock.now();
        if (action === "start") {
          const session = {
            ...{ id: randomUUID(), planId: "16-8", planName: "16:8 Method", startTime: now },
            ...{ targetDuration: 16 * hour, source: "timer" as const },
          };
          await phone.take(letTimePass(phone.device, now));
          await phone.take(startFast(phone.device, session, now));
        }
        if (action === "pause") await phone.take(pauseFast(phone.device, now));
        if (action === "resume") await phone.take(resumeFast(phone.device, now));
        if (action === "end") await phone.take(endFast(phone.device, now));
        if (action === "open") await phone.open();
        if (action === "away") phone.online = false;
        if (action === "back") {
          phone.online = true;
          await phone.flush();
        }
        const { session } = phone.device;
        if (session) expect(fastedFor(session, now)).toBeGreaterThanOrEqual(0);
      }
      for (const phone of phones) {
        phone.online = true;
        await phone.flush();
      }
      for (const phone of phones) await phone.open();

      const stored = (await phones[0].call("GET", "/history?limit=500")).body.map(sessionOf);
      const merged = mergeHistory(stored, phones[0].device.history, phones[1].device.history);
      for (const id of phones.flatMap((phone) => [...phone.ended]))
        expect(merged.filter((session) => session.id === id)).toHaveLength(1);
      // The server alone has them all: no device has changes left to send.
      expect(merged).toHaveLength(stored.length);
      for (const session of merged) {
        const fasted = fastedFor(session, session.endTime ?? 0);
        expect(fasted).toBeGreaterThanOrEqual(5_000);
        expect(fasted).toBeLessThanOrEqual(session.targetDuration);
      }
      const running = (await phones[0].call("GET", "/active")).body;
      for (const phone of phones) expect(phone.device.session?.id).toBe(running?.id);
    }),
    { numRuns: 25 },
  );
}, 240_000);
