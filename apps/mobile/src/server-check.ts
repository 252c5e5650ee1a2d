import { getHealth } from "@morsel/contract/health";
import { shellMessages } from "./messages.ts";

const { problems } = shellMessages;

/** The servers that this app speaks with: from here on, within the first number. */
const oldest = [0, 1, 0] as const;
const patience = 10_000;

function complaintAbout(version: string): string | null {
  const numbers = version.split(/[.+-]/).map(Number);
  const [major = 0] = numbers;
  if (major > oldest[0]) return problems.newer(version);
  for (const [place, least] of oldest.entries()) {
    const number = numbers[place] ?? 0;
    if (number !== least) return number < least ? problems.old(version) : null;
  }
  return null;
}

/** Whether something answers there, even if it lets no page of another origin read what. */
const answers = (address: string) =>
  fetch(address, { mode: "no-cors", signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  );

/** Why the app can't use the server at an origin; null if it can. */
export async function complaintAboutServer(origin: string): Promise<string | null> {
  const address = origin + getHealth.path;
  let reply: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(patience);
    reply = await fetch(address, { credentials: "omit", cache: "no-store", signal });
    text = await reply.text();
  } catch {
    return (await answers(address)) ? problems.closed(window.location.origin) : problems.silent;
  }
  const arrived = new URL(reply.url).origin;
  if (arrived !== origin) return problems.elsewhere(arrived);
  try {
    const health = getHealth.reply.safeParse(JSON.parse(text));
    return health.success ? complaintAbout(health.data.version) : problems.other;
  } catch {
    return problems.other;
  }
}
