import { failureOf, refusalOf } from "./failure.ts";
import { type Confirmation, withProof } from "./proofs/state.ts";
import { authClient } from "./sessions/auth-client.ts";

export type Client = Awaited<ReturnType<typeof authClient>>;
/** The auth client returns errors instead of throwing them. */
interface Answer {
  data: unknown;
  error: { message: string; code?: string | undefined; status?: number | undefined } | null;
}
type Data<Given extends Answer> = Extract<Given, { error: null }>["data"];

/**
 * Makes a call of the auth client. If it is refused for lack of a recent proof, asks for one and
 * tries again.
 * @throws {AccountFailure}
 */
export async function askAuth<Given extends Answer>(
  run: (client: Client, confirmed: Confirmation) => Promise<Given>,
): Promise<Data<Given>> {
  let answer: Given;
  try {
    const client = await authClient();
    answer = await withProof((confirmed) => run(client, confirmed));
  } catch (thrown) {
    throw failureOf(thrown);
  }
  if (answer.error) throw refusalOf(answer.error);
  return answer.data;
}
