import { Camera, CircleSlash } from "lucide-react";
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { askToSign } from "../../../lib/auth-prompt.ts";
import { usePersonId } from "../../../lib/person.ts";
import { agreedTerms } from "../agreement.state.ts";
import { analyzerMessages as texts } from "../analyzer.messages.ts";
import { analyze, type Diary, setOnScreen, startOver, useAnalyzer } from "../analyzer.state.ts";
import { AnalyzingCard } from "../components/analyzing-card.tsx";
import { FailureCard } from "../components/failure-card.tsx";
import { type ChooseFood, FoodList } from "../components/food-list.tsx";
import { GoneCard } from "../components/gone-card.tsx";
import { PlateSummary } from "../components/plate-summary.tsx";
import { UploadCard } from "../components/upload-card.tsx";
import WaitingPhotos from "../components/waiting-photos.tsx";
import { figuresOf } from "../plate.ts";
import { useAnalyzerInfo } from "../queries.ts";

interface AnalyzerProps {
  diary: Diary;
  ChooseFood: ChooseFood;
  /** A card to log food without a photo, with a note at its top. */
  WayOn: ComponentType<{ children: ReactNode }>;
  /** Whether photos are analyzed for this person; "asked" until it is known. */
  gate: "open" | "closed" | "asked";
  /** Says why not. */
  note: ReactNode;
}

/** From a picture of a plate to an entry, with everything to be corrected. */
export default function AnalyzerScreen(props: AnalyzerProps) {
  return usePersonId() === null ? <Visitor /> : <Analyzer {...props} />;
}

function Visitor() {
  return (
    <Card title={texts.title}>
      <EmptyState
        title={texts.visitor.title}
        icon={<Camera size={22} />}
        action={<Button onClick={() => askToSign("up")}>{texts.visitor.signUp}</Button>}
      >
        {texts.visitor.text}
      </EmptyState>
    </Card>
  );
}

function Analyzer({ ChooseFood, ...start }: AnalyzerProps) {
  const shown = useAnalyzer();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setOnScreen(true);
    return () => setOnScreen(false);
  }, []);
  const first = useRef(shown.is);
  useEffect(() => {
    if (first.current === shown.is) return;
    first.current = shown.is;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [shown.is]);

  return (
    <div
      ref={place}
      role="group"
      aria-label={texts.title}
      tabIndex={-1}
      className="flex flex-col gap-4 lg:gap-5"
    >
      <Said shown={shown} />
      <WaitingPhotos />
      {shown.is === "idle" && <Start {...start} />}
      {shown.is === "analyzing" && <AnalyzingCard />}
      {shown.is === "failed" && <FailureCard problem={shown.problem} />}
      {shown.is === "gone" && <GoneCard entry={shown.entry} />}
      {shown.is === "result" && (
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
          <PlateSummary plate={shown.plate} logging={shown.logging} before={shown.before} />
          <div className="flex flex-col gap-4 lg:gap-5">
            <FoodList plate={shown.plate} ChooseFood={ChooseFood} />
            <Button look="outline" size="large" onClick={startOver}>
              <Camera size={20} aria-hidden="true" />
              {texts.another}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * How far it has come, for screen readers: they hear what changes in a place that was there before,
 * not what arrives together with its place. The figures themselves don't wait for it.
 */
function Said({ shown }: { shown: ReturnType<typeof useAnalyzer> }) {
  let text = "";
  if (shown.is === "analyzing") text = texts.analyzing.title;
  if (shown.is === "result") {
    const { total, caloriesRange: range } = figuresOf(shown.plate);
    text = texts.summary.said({ kcal: total.calories, range }, shown.plate.foods.length);
  }
  return (
    <p role="status" className="sr-only">
      {useDeferredValue(text)}
    </p>
  );
}

function Start({ diary, WayOn, gate, note }: Omit<AnalyzerProps, "ChooseFood">) {
  const info = useAnalyzerInfo();
  // Without a network, a photo can still be taken: it waits.
  const known = info.data ?? agreedTerms();
  if (known && gate !== "asked") {
    const { provider, retentionDays } = known;
    if (provider === null)
      return (
        <WayOn>
          <NotConfigured />
        </WayOn>
      );
    if (gate === "closed") return <WayOn>{note}</WayOn>;
    return (
      <UploadCard
        {...{ provider, retentionDays }}
        onUploaded={(photo, picture) => analyze(photo, picture, diary)}
      />
    );
  }
  if (cameToNothing(info))
    return (
      <Card title={texts.title}>
        <FailedQuery title={texts.notLoaded} query={info} />
      </Card>
    );
  return (
    <Card title={texts.title}>
      <Loading className="flex flex-col items-center gap-3 py-6">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-14 w-full max-w-sm" />
        <Skeleton className="h-12 w-full max-w-md rounded-control" />
      </Loading>
    </Card>
  );
}

function NotConfigured() {
  return (
    <div className="mb-4 flex gap-3 rounded-control bg-amber-soft p-3.5">
      <CircleSlash size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <div>
        <h3 className="text-base">{texts.notConfigured.title}</h3>
        <p className="text-sm">{texts.notConfigured.text}</p>
      </div>
    </div>
  );
}
