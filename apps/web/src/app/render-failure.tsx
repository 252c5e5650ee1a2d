import { isMissingCode } from "../components/error-boundary.tsx";
import { failureMessages } from "../components/failure.messages.ts";

/** The page shown when the app itself can't be drawn. */
export function RenderFailure({ error }: { error: unknown }) {
  const missing = isMissingCode(error);
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
