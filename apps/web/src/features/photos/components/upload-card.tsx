import { ScanSearch } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { later } from "../../../components/later.tsx";
import { takeShared } from "../../../lib/shared-picture.ts";
import { useAgreement } from "../agreement.state.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { PictureButtons } from "./picture-buttons.tsx";
import type { Uploaded, UploadStart } from "./upload-dialog.tsx";

const UploadDialog = later(() => import("./upload-dialog.tsx"), "dialog");
const texts = analyzerMessages.upload;

interface UploadCardProps {
  provider: string;
  retentionDays: number | null;
  onUploaded: Uploaded;
}

/** Where a photo is taken or chosen, once the person agrees to where it goes. */
export function UploadCard({ provider, retentionDays, onUploaded }: UploadCardProps) {
  const { isAgreed, agree } = useAgreement({ provider, retentionDays });
  const [start, setStart] = useState<UploadStart | null>(null);
  const [shared, setShared] = useState<File | null>(null);
  useEffect(() => {
    takeShared().then(setShared, () => undefined);
  }, []);
  const begun = start ?? (isAgreed && shared ? ({ at: "file", file: shared } as const) : null);
  const end = () => {
    setStart(null);
    setShared(null);
  };
  const where = (
    <p className="max-w-[44ch] text-sm text-soft">{texts.where(provider, retentionDays)}</p>
  );

  return (
    <Card title={analyzerMessages.title}>
      <EmptyState title={texts.title} icon={<ScanSearch size={22} />}>
        {texts.text}
      </EmptyState>
      <div className="flex flex-col items-center gap-3 text-center">
        {isAgreed ? (
          <>
            <PictureButtons
              className="w-full max-w-md"
              onCamera={() => setStart({ at: "camera" })}
              onFile={(file) => setStart({ at: "file", file })}
            />
            {where}
          </>
        ) : (
          <>
            {where}
            <Button size="large" onClick={agree}>
              {texts.agree}
            </Button>
          </>
        )}
      </div>
      {begun && <UploadDialog start={begun} onUploaded={onUploaded} onClose={end} />}
    </Card>
  );
}
