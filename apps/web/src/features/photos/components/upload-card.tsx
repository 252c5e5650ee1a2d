import { Camera, ImagePlus, ScanSearch } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { later } from "../../../components/later.tsx";
import { takeShared } from "../../../lib/shared-picture.ts";
import { useAgreement } from "../agreement.state.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { pictureTypes } from "../picture-types.ts";
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
  const files = useRef<HTMLInputElement>(null);
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
            <div className="flex w-full max-w-md flex-wrap gap-3">
              <Button
                size="large"
                className="flex-1 whitespace-nowrap"
                onClick={() => setStart({ at: "camera" })}
              >
                <Camera size={20} aria-hidden="true" />
                {texts.take}
              </Button>
              <Button
                look="outline"
                size="large"
                className="flex-1 whitespace-nowrap"
                onClick={() => files.current?.click()}
              >
                <ImagePlus size={20} aria-hidden="true" />
                {texts.choose}
              </Button>
            </div>
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
      <input
        ref={files}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen once more.
          currentTarget.value = "";
          if (file) setStart({ at: "file", file });
        }}
      />
      {begun && <UploadDialog start={begun} onUploaded={onUploaded} onClose={end} />}
    </Card>
  );
}
