import { ImageOff } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { openSection } from "../../../lib/section.ts";
import { type AnalysisProblem, isWorthRetrying } from "../analysis-problem.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { retry, startOver } from "../analyzer.state.ts";

const texts = analyzerMessages.failed;

/** The analysis failed: why, and the ways on. */
export function FailureCard({ problem }: { problem: AnalysisProblem }) {
  const { title, text } = problem;
  return (
    <Card className="flex flex-col items-center gap-1 py-8 text-center">
      <span
        aria-hidden="true"
        className="mb-2 grid size-12 place-items-center rounded-full bg-amber-soft text-amber"
      >
        <ImageOff size={22} />
      </span>
      <div role="alert" className="flex flex-col items-center gap-1">
        <h2 className="text-base">{title}</h2>
        <p className="max-w-[44ch] text-sm text-soft">{text}</p>
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {isWorthRetrying(problem) && <Button onClick={retry}>{texts.retry}</Button>}
        <Button look={isWorthRetrying(problem) ? "outline" : "primary"} onClick={startOver}>
          {texts.other}
        </Button>
        <Button look="quiet" onClick={() => openSection("nutrition", "calculator")}>
          {texts.calculator}
        </Button>
      </div>
    </Card>
  );
}
