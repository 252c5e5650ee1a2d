import { createServer, type ServerResponse } from "node:http";

/** One product of a customer, as RevenueCat's REST API tells it; dates are ISO texts. */
export interface CustomersProduct {
  product: string;
  entitlements: string[];
  expires: string | null;
  grace?: string;
  unsubscribed?: string;
  refunded?: string;
  billingIssue?: string;
  plan?: string;
}

/** What it does when it is asked next: answers, keeps silent, or answers with a status. */
type Mood = "well" | "silent" | number;

/** RevenueCat's REST API, version 1, on a free port: what a customer has, for those with the key. */
export async function startRevenueCat(now: () => number) {
  const apiKey = "sk_a-secret-key";
  const customers = new Map<string, CustomersProduct[]>();
  const asked: string[] = [];
  const silenced: ServerResponse[] = [];
  let mood: Mood = "well";

  const server = createServer((request, response) => {
    const [, userId] = /^\/v1\/subscribers\/([^/?]+)$/.exec(request.url ?? "") ?? [];
    asked.push(decodeURIComponent(userId ?? ""));
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (mood === "silent") return void silenced.push(response);
    if (mood !== "well") return void send(mood, { code: 7_000, message: "No." });
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return void send(401, { code: 7_243, message: "Secret API keys only." });
    if (!userId || request.method !== "GET") return void send(404, { code: 7_259, message: "No." });
    const known = customers.get(userId);
    send(known ? 200 : 201, customerOf(userId, known ?? [], now()));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    env: { REVENUECAT_API_KEY: apiKey, REVENUECAT_API_URL: `http://127.0.0.1:${port}/v1` },
    /** Whom it was asked about, in order. */
    asked,
    has(userId: string, ...products: CustomersProduct[]) {
      customers.set(userId, products);
    },
    be(next: Mood) {
      mood = next;
      if (next !== "silent") for (const one of silenced.splice(0)) one.destroy();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function customerOf(userId: string, products: CustomersProduct[], now: number) {
  const purchased = new Date(now - 86_400_000).toISOString();
  return {
    request_date: new Date(now).toISOString(),
    request_date_ms: now,
    subscriber: {
      entitlements: Object.fromEntries(
        products.flatMap(({ product, entitlements, expires, grace, plan }) =>
          entitlements.map((name) => [
            name,
            {
              expires_date: expires,
              grace_period_expires_date: grace ?? null,
              product_identifier: product,
              ...(plan && { product_plan_identifier: plan }),
              purchase_date: purchased,
            },
          ]),
        ),
      ),
      first_seen: purchased,
      management_url: products.length > 0 ? "https://apps.apple.com/account/subscriptions" : null,
      non_subscriptions: {},
      original_app_user_id: userId,
      subscriptions: Object.fromEntries(
        products
          .filter(({ expires }) => expires !== null)
          .map(({ product, expires, grace, unsubscribed, refunded, billingIssue }) => [
            product,
            {
              auto_resume_date: null,
              billing_issues_detected_at: billingIssue ?? null,
              expires_date: expires,
              grace_period_expires_date: grace ?? null,
              is_sandbox: false,
              original_purchase_date: purchased,
              ownership_type: "PURCHASED",
              period_type: "normal",
              purchase_date: purchased,
              refunded_at: refunded ?? null,
              store: "app_store",
              unsubscribe_detected_at: unsubscribed ?? null,
            },
          ]),
      ),
    },
  };
}
