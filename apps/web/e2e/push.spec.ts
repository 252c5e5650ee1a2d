import { createECDH, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const sender = "https://fcm.googleapis.com/fcm/send";

/** No push service is reachable here, so the test plays the browser's part: one per worker. */
async function playPushService(page: Page) {
  const ecdh = createECDH("prime256v1");
  const keys = {
    p256dh: ecdh.generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await page.addInitScript(
    ([given, address]) => {
      const subscription = (scope: string) => {
        const endpoint = `${address}${new URL(scope).pathname}browser`;
        return {
          endpoint,
          options: { applicationServerKey: null },
          toJSON: () => ({ endpoint, keys: given }),
          unsubscribe: async () => {
            localStorage.removeItem(`test-push ${scope}`);
            return true;
          },
        };
      };
      Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", {
        get(this: ServiceWorkerRegistration) {
          const { scope } = this;
          const isOn = () => localStorage.getItem(`test-push ${scope}`) !== null;
          return {
            getSubscription: async () => (isOn() ? subscription(scope) : null),
            subscribe: async () => {
              localStorage.setItem(`test-push ${scope}`, "on");
              return subscription(scope);
            },
          };
        },
      });
    },
    [keys, sender] as const,
  );
  return keys;
}

const told = (page: Page, method: string) =>
  page.waitForResponse(
    (reply) =>
      reply.url().includes("/api/notifications/devices") && reply.request().method() === method,
  );

test("notices are switched on, renewed at the next visit, shown, and switched off @any-width", async ({
  page,
  context,
  person,
  openAs,
}) => {
  await playPushService(page);
  await openAs(person, "/fasting");
  await page.getByLabel("Planned starts").check();
  const on = told(page, "POST");
  await page.getByRole("button", { name: "Allow notices" }).click();
  expect((await on).status()).toBe(201);
  await expect(page.getByText("Reminders come to this device, even when")).toBeVisible();

  const renewed = told(page, "POST");
  await page.reload();
  expect((await renewed).status()).toBe(201);

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [ours] = registrations;
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: "Your fast is complete",
      body: "Eat.",
      tag: "a",
      url: "/fasting",
    }),
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration("/");
        return (await registration?.getNotifications())?.map(({ title }) => title);
      }),
    )
    .toEqual(["Your fast is complete"]);

  const off = told(page, "DELETE");
  await page.getByRole("button", { name: "Stop notices on this device" }).click();
  expect((await off).status()).toBe(204);
  await expect(page.getByRole("button", { name: "Allow notices" })).toBeVisible();
});

test("notices switched on before the app had one worker go on, and come once @any-width", async ({
  page,
  person,
  server,
  openAs,
}) => {
  const keys = await playPushService(page);
  await page.goto("/favicon.svg");
  // An earlier release registered a worker of its own, with this scope.
  const former = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/push/" });
    localStorage.setItem(`test-push ${registration.scope}`, "on");
    return registration.scope;
  });
  await server.call("POST", "/api/notifications/devices", {
    token: person.token,
    body: { endpoint: `${sender}/push/browser`, keys },
  });
  const subscribed = told(page, "POST");
  const given = told(page, "DELETE");
  await openAs(person);
  expect((await subscribed).request().postDataJSON()).toMatchObject({
    endpoint: `${sender}/browser`,
  });
  expect((await given).status()).toBe(204);
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ scope }) => new URL(scope).pathname);
    });
  await expect.poll(left).toEqual(["/"]);
  expect(await page.evaluate((scope) => localStorage.getItem(`test-push ${scope}`), former)).toBe(
    null,
  );
  await page.goto("/fasting");
  await page.getByLabel("Planned starts").check();
  await expect(page.getByText("Reminders come to this device, even when")).toBeVisible();
});
