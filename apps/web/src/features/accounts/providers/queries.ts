import { authSettings } from "@morsel/contract/auth-service";
import { useQuery } from "@tanstack/react-query";
import { isNativeApp } from "../../../lib/native.ts";
import { authPlace } from "../hosted/auth-place.ts";
import type { Provider } from "./messages.ts";

/** The providers this server has configured; none inside a native app. */
export function useProviders(): readonly Provider[] {
  const { data } = useQuery({
    queryKey: [authSettings.path],
    queryFn: async ({ signal }) => {
      const { url, headers } = authPlace();
      const response = await fetch(`${url}/settings`, { headers, signal });
      return authSettings.reply.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isNativeApp(),
  });
  return (["google", "github"] as const).filter((provider) => data?.external[provider]);
}
