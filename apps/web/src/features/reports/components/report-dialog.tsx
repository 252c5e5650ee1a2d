import { addDays, type Day, isDay } from "@morsel/domain/day";
import { lastDays, type TrendDays, trendSpans } from "@morsel/domain/meals/trend";
import { poundsOf } from "@morsel/domain/profile/body";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Bar, growing } from "../../../components/bar.tsx";
import { Button } from "../../../components/button.tsx";
import { CheckRow } from "../../../components/check-row.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { Segments } from "../../../components/segments.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../lib/toast.ts";
import { useToday } from "../../../lib/today.ts";
import { useUnits } from "../../../lib/units.ts";
import { useUser } from "../../profile/queries.ts";
import { documentMessages } from "../document.messages.ts";
import { makeReport, openWriter, type ReportChoice, type Writer } from "../making.ts";
import { type Paper, paperOf, papers } from "../paper.ts";
import { reportTexts } from "../report.messages.ts";

const texts = reportTexts.dialog;
const maxDays = 366;
const usual = 30;
const custom = "custom";

interface Problem {
  side: keyof TrendDays;
  text: string;
}

/** What is wrong with a span that a person chose; null if nothing is. */
function problemOf({ from, to }: { from: string; to: string }): Problem | null {
  if (!isDay(from)) return { side: "from", text: texts.missing };
  if (!isDay(to)) return { side: "to", text: texts.missing };
  if (to < from) return { side: "to", text: texts.wrongOrder };
  return addDays(from, maxDays - 1) < to ? { side: "to", text: texts.tooLong(maxDays) } : null;
}

/** How far a report is, which can be stopped; null while none is being made. */
function useMaking(onDone: () => void) {
  const { data: user } = useUser();
  const [units] = useUnits();
  const [done, setDone] = useState<number | null>(null);
  const making = useRef<AbortController>(undefined);
  const ready = useRef<Writer>(undefined);
  useEffect(() => {
    ready.current = openWriter();
    return () => {
      making.current?.abort();
      ready.current?.close();
    };
  }, []);

  async function make(choice: ReportChoice): Promise<void> {
    const stop = new AbortController();
    making.current = stop;
    setDone(0);
    try {
      if (!user) throw new Error("The person isn't known yet.");
      const { height, weight, birth_date: birthDate } = user.personalInfo;
      const said =
        weight === null ? null : units === "metric" ? `${weight} kg` : `${poundsOf(weight)} lb`;
      const person = { name: user.name ?? user.email, birthDate, height, weight: said };
      const writer = ready.current ?? openWriter();
      ready.current = undefined;
      const file = await makeReport(writer, { choice, user, person }, setDone, stop.signal);
      saveFile(file, documentMessages.fileName(choice.span, "pdf"));
      toast({ title: reportTexts.done, tone: "success" });
      onDone();
    } catch {
      if (stop.signal.aborted) return;
      toast({ title: reportTexts.failed, description: reportTexts.failedText, tone: "error" });
    }
    setDone(null);
  }

  function cancel(): void {
    making.current?.abort();
    setDone(null);
  }

  return { done, make, cancel };
}

/** Asks what the report is about, and makes it. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [period, setPeriod] = useState(String(usual));
  const [span, setSpan] = useState<TrendDays>(() => lastDays(usual, today));
  const [paper, setPaper] = useState<Paper>(() => paperOf(navigator.language));
  const [isDetailed, setDetailed] = useState(false);
  // Until something was wrong nothing is said; from then on what is wrong now.
  const [isTold, setTold] = useState(false);
  const { done, make, cancel } = useMaking(onClose);
  const isCustom = period === custom;
  const problem = isCustom ? problemOf(span) : null;
  const isMaking = done !== null;
  // Download and Cancel take each other's place, and hand the focus on.
  const button = useRef<HTMLButtonElement>(null);
  const wasMaking = useRef(false);
  useEffect(() => {
    if (wasMaking.current !== isMaking) button.current?.focus();
    wasMaking.current = isMaking;
  }, [isMaking]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(problem !== null);
    if (problem) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${problem.side}]`)?.focus();
      return;
    }
    void make({ span: isCustom ? span : lastDays(Number(period), today), paper, isDetailed });
  }

  const dayField = (side: keyof TrendDays) => (
    <TextField
      label={texts[side]}
      name={side}
      type="date"
      error={isTold && problem?.side === side ? problem.text : undefined}
      max={today}
      value={span[side]}
      onChange={(event) => setSpan({ ...span, [side]: event.target.value as Day })}
    />
  );

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Segments
          legend={texts.period}
          choices={[
            ...trendSpans.map((days) => ({ value: String(days), label: texts.days(days) })),
            { value: custom, label: texts.custom },
          ]}
          value={period}
          onChoose={setPeriod}
        />
        {isCustom && (
          <div className="grid grid-cols-2 items-start gap-3">
            {dayField("from")}
            {dayField("to")}
          </div>
        )}
        <Segments
          legend={texts.paper}
          choices={(Object.keys(papers) as Paper[]).map((value) => ({
            value,
            label: texts.papers[value],
          }))}
          value={paper}
          onChoose={setPaper}
        />
        <CheckRow
          label={texts.detailed}
          hint={texts.detailedHint}
          checked={isDetailed}
          onChange={setDetailed}
        />
        {done === null ? (
          <Button ref={button} type="submit" size="large">
            {texts.make}
          </Button>
        ) : (
          <div className="flex items-center gap-4">
            <div className="flex-1">
              <p aria-hidden="true" className="text-sm text-soft">
                {texts.percent(done)}
              </p>
              <Bar
                role="progressbar"
                label={texts.progress}
                value={Math.round(done * 100)}
                max={100}
                share={done}
                className="mt-1.5 h-2"
                fill={`bg-primary ${growing}`}
              />
            </div>
            <Button ref={button} look="outline" onClick={cancel}>
              {texts.cancel}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
