import { FileDown } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { later } from "../../../components/later.tsx";
import { reportTexts as texts } from "../report.messages.ts";

const ReportDialog = later(() => import("./report-dialog.tsx"), "dialog");

/** Leads to the report on paper. */
export function ReportCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.title}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{texts.text}</p>
        <Button onClick={() => setOpen(true)}>
          <FileDown size={18} aria-hidden="true" />
          {texts.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
