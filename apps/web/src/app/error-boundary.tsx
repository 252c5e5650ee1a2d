import { Component, type ReactNode } from "react";

interface State {
  error: unknown;
}

/** Catches what fails while rendering and shows the render error page in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error("Something that was no error was thrown.") };
  }

  override render() {
    return this.state.error ? <RenderFailure error={this.state.error} /> : this.props.children;
  }
}

/** A part of the app that could not be fetched: the network, or a newer version on the server. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

function RenderFailure({ error }: { error: unknown }) {
  const missing = isMissingPart(error);
  return (
    <main className="error-page" role="alert">
      <h1>{missing ? "A part of Morsel didn't arrive" : "This page tripped over itself"}</h1>
      <p>
        {missing
          ? "The connection dropped, or a newer version is ready. Reloading brings it in."
          : "Something went wrong while drawing it. That's on us. Nothing you logged is lost."}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
      <a href="/">Back to the dashboard</a>
      {!missing && (
        <details>
          <summary>What happened</summary>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </details>
      )}
    </main>
  );
}
