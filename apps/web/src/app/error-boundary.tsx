import { Component, type ReactNode } from "react";
import { failureMessages } from "./failure.messages.ts";

interface State {
  error: unknown;
}

/** Catches render errors and shows the error page instead. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error("Something that was no error was thrown.") };
  }

  override render() {
    return this.state.error ? <RenderFailure error={this.state.error} /> : this.props.children;
  }
}

/** Whether code failed to load: the network is gone, or the server has a newer version. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

function RenderFailure({ error }: { error: unknown }) {
  const missing = isMissingPart(error);
  const { title, text } = missing ? failureMessages.missing : failureMessages.broken;
  return (
    <main className="error-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {failureMessages.reload}
      </button>
      <a href="/">{failureMessages.home}</a>
      {!missing && (
        <details>
          <summary>{failureMessages.details}</summary>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </details>
      )}
    </main>
  );
}
