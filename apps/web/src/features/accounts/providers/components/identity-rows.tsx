import { useState } from "react";
import { toast } from "../../../../lib/toast.ts";
import { SecurityRow } from "../../components/security-row.tsx";
import { failureOf } from "../../failure.ts";
import { refreshAccount, useAccount } from "../../queries.ts";
import { type Provider, providerMessages } from "../messages.ts";
import { connectProvider, disconnectProvider } from "../mutations.ts";
import { useProviders } from "../queries.ts";

/** The providers this server offers, each connected or ready to be. */
export function IdentityRows() {
  const providers = useProviders();
  const { data: account } = useAccount();
  const [busy, setBusy] = useState(false);
  if (!account) return null;
  const identities = account.identities ?? [];

  async function change(provider: Provider, run: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await run();
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.kind === "cancelled") return;
      const { title, description } = providerMessages.notice(provider, failure);
      toast({ title, description, tone: "error" });
    } finally {
      setBusy(false);
      refreshAccount();
    }
  }

  return providers.map((provider) => {
    const identity = identities.find((one) => one.provider === provider);
    const address: unknown = identity?.identity_data?.["email"];
    const isOnly = identities.length < 2;
    const connect = {
      label: providerMessages.rows.connect,
      run: () => void change(provider, () => connectProvider(provider)),
    };
    const disconnect = identity && {
      label: providerMessages.rows.disconnect,
      run: () => void change(provider, () => disconnectProvider(identity)),
    };
    return (
      <SecurityRow
        key={provider}
        title={providerMessages.names[provider]}
        text={
          identity
            ? providerMessages.rows.connected(typeof address === "string" ? address : null)
            : providerMessages.rows.notConnected
        }
        action={identity ? (isOnly ? undefined : disconnect) : connect}
      />
    );
  });
}
