import { QueryClientProvider } from "@tanstack/react-query";
import { ToastHost } from "../components/toast-host.tsx";
import { queryClient } from "../lib/query-client.ts";
import { useTab } from "../lib/tabs.ts";

/** Everything: the providers, the pages of mail links, and the main app on every other path. */
export function App() {
  const { view } = useTab();
  return (
    <QueryClientProvider client={queryClient}>
      <main>{view}</main>
      <ToastHost />
    </QueryClientProvider>
  );
}
