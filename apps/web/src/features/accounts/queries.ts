import { authSettings } from "@morsel/contract/auth-service";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { isNativeApp } from "../../lib/native.ts";
import type { Provider } from "./messages.ts";

/** The social sign-ins that this server has configured; none inside a native app. */
export function useProviders(): readonly Provider[] {
  const { data } = useQuery({
    queryKey: [authSettings.path],
    queryFn: ({ signal }) => call(authSettings, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isNativeApp(),
  });
  return (["google", "github"] as const).filter((provider) => data?.external[provider]);
}
