import { FileUp } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Bar, growing } from "../../../components/bar.tsx";
import { Button, type ButtonProps } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { useOnline } from "../../../lib/online.ts";
import { announcementOf } from "../held.ts";
import { importMessages as texts } from "../import.messages.ts";
import { useImports } from "../import.queries.ts";
import { follow, type ImportView, readFile, takeBack, useImport } from "../import.state.ts";
import { useDataOverview } from "../queries.ts";
import { EarlierImports } from "./earlier-imports.tsx";
import { ImportMappingForm } from "./import-mapping.tsx";
import { ImportPreview } from "./import-preview.tsx";

/**
 * A history from elsewhere: chosen, looked at, imported, and undone. `note` says what isn't for
 * everybody.
 */
export default function ImportCard({ note }: { note: ReactNode }) {
  const view = useImport();
  const imports = useImports();
  const { data: earlier = [], refetch } = imports;
  const { refetch: measureAgain } = useDataOverview();
  const { step } = view;

  // One that another device began, or this one before it was closed.
  const running = step === "none" ? earlier.find(({ state }) => state === "applying") : undefined;
  useEffect(() => {
    if (running) void follow(running, "apply", running);
  }, [running]);
  const isBusy = step !== "none" && step !== "ended";
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      void refetch();
      void measureAgain();
    };
  }, [isBusy, refetch, measureAgain]);

  return (
    <Card title={texts.title}>
      <p role="status" className="sr-only">
        {view.step === "read" && !view.isBusy && announcementOf(view.reading)}
      </p>
      <div className="flex flex-col gap-4">
        <Step view={view} note={note} />
        {(step === "none" || step === "ended") && <EarlierImports imports={earlier} />}
      </div>
    </Card>
  );
}

function Step({ view, note }: { view: ImportView; note: ReactNode }) {
  switch (view.step) {
    case "none":
      return (
        <>
          <Failure reason={view.failure} />
          <Choice note={note} />
        </>
      );
    case "reading here":
      return (
        <>
          <Progress
            words={texts.health.reading(view.name)}
            value={view.part * 100}
            max={100}
            onCancel={() => view.stop.abort()}
          />
          <p className="text-sm text-soft">{texts.health.note}</p>
        </>
      );
    case "sending":
      return (
        <Progress
          words={view.part < 1 ? texts.sending(view.name) : texts.checking(view.name)}
          value={view.part * 100}
          max={100}
          onCancel={() => view.stop.abort()}
        />
      );
    case "read":
      return (
        <>
          <Failure reason={view.failure} />
          {view.reading.needsMapping ? (
            <ImportMappingForm
              reading={view.reading}
              asked={view.reading.needsMapping}
              busy={view.isBusy}
            />
          ) : (
            <ImportPreview reading={view.reading} busy={view.isBusy} />
          )}
        </>
      );
    case "under way":
      return <UnderWay view={view} />;
    case "ended":
      return <Ended view={view} />;
  }
}

/** Why the last press came to nothing. A toast has said so, and goes away. */
function Failure({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p className="rounded-control bg-danger-soft px-4 py-3 text-danger">
      <span className="block font-semibold">{texts.failedTitle}</span>
      {reason}
    </p>
  );
}

function Choice({ note }: { note: ReactNode }) {
  const isOnline = useOnline();
  return (
    <div className="flex flex-col items-start gap-3">
      {note}
      <p className="text-soft">{texts.text}</p>
      <p className="text-sm text-soft">{texts.health.note}</p>
      {!isOnline && <p className="text-sm text-soft">{texts.offline}</p>}
      <FileButton label={texts.choose} />
    </div>
  );
}

interface FileButtonProps extends Pick<ButtonProps, "look"> {
  label: string;
}

/** Has a file chosen, and reads it. */
function FileButton({ label, look }: FileButtonProps) {
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} disabled={!isOnline} onClick={() => input.current?.click()}>
        <FileUp size={18} aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.tsv,.txt,.json,.xml,.zip,text/csv,text/xml,application/json,application/zip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) void readFile(file);
        }}
      />
    </>
  );
}

interface ProgressProps {
  words: string;
  /** Said instead of the number. */
  count?: string;
  value: number;
  max: number;
  onCancel?: () => void;
}

function Progress({ words, count, value, max, onCancel }: ProgressProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="break-words [overflow-wrap:anywhere]">
        {words}
      </p>
      <Bar
        role="progressbar"
        label={words}
        {...(count !== undefined && { text: count })}
        value={value}
        max={max}
        className="h-2.5 w-full"
        fill={`bg-primary ${growing}`}
      />
      {count !== undefined && <p className="text-sm text-soft tabular-nums">{count}</p>}
      {onCancel && (
        <Button look="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

function UnderWay({ view }: { view: Extract<ImportView, { step: "under way" }> }) {
  const { doing, progress } = view;
  if (doing !== "apply")
    return <p role="status">{doing === "cancel" ? texts.cancelling : texts.undoing}</p>;
  return (
    <Progress
      words={texts.applying}
      count={texts.progress(progress)}
      value={progress.done}
      max={Math.max(progress.total, 1)}
      onCancel={() => void takeBack(view, "cancel")}
    />
  );
}

function Ended({ view }: { view: Extract<ImportView, { step: "ended" }> }) {
  const { format, progress } = view;
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="font-semibold">
        {texts.ended(progress, format)}
      </p>
      <div className="flex flex-wrap gap-3">
        <FileButton label={texts.another} look="outline" />
        {progress.state === "applied" && progress.added > 0 && (
          <Button look="quiet" onClick={() => void takeBack(view, "undo")}>
            {texts.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
