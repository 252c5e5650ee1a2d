import { type ComponentType, type ReactNode, use, useEffect } from "react";
import { classNames } from "../lib/class-names.ts";
import { useOnline } from "../lib/online.ts";
import { Button } from "./button.tsx";
import { ErrorBoundary, isMissingCode } from "./error-boundary.tsx";
import { FailedState } from "./failed-state.tsx";
import { failureMessages as texts } from "./failure.messages.ts";

/** Loads each part that hasn't been loaded; for `fetchParts`. */
export const unfetched: (() => Promise<unknown>)[] = [];

/**
 * A component whose code loads when it is first drawn, or before (`fetchParts`). If it fails, only
 * its own place says so; a dialog's floats above the page.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  kind: "part" | "dialog" = "part",
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchPart = () =>
    (loading ??= load().then((file) => {
      Loaded = file.default;
    }));
  // Fetched once more when drawn again: a failure is kept only until it is shown.
  const forgetFailure = () => {
    if (!Loaded) loading = undefined;
  };
  unfetched.push(() => fetchPart().finally(forgetFailure));

  function Part(props: Props) {
    if (!Loaded) use(fetchPart());
    return Loaded && <Loaded {...props} />;
  }

  return function Later(props: Props) {
    return (
      <ErrorBoundary
        onCatch={forgetFailure}
        fallback={(error, retry) => (
          <PartFailure error={error} retry={retry} floats={kind === "dialog"} />
        )}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

interface PartFailureProps {
  error: unknown;
  retry: () => void;
  floats: boolean;
}

/** In a part's place: why it isn't there. Tries again by itself when the network comes back. */
function PartFailure({ error, retry, floats }: PartFailureProps): ReactNode {
  const online = useOnline();
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  const { title, text } = !isMissingCode(error)
    ? texts.broken
    : online
      ? texts.missing
      : texts.away;
  return (
    <div
      className={classNames(
        "rounded-card border border-line bg-card p-4 text-center shadow-card",
        floats &&
          "fixed inset-x-3 bottom-[calc(var(--bar-height)+0.75rem)] z-50 mx-auto max-w-md shadow-raised",
      )}
    >
      <FailedState title={title} onRetry={retry}>
        {text}
      </FailedState>
      {online && (
        <Button look="quiet" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      )}
    </div>
  );
}
