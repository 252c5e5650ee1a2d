import { Download } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { codesTexts } from "../factor.messages.ts";
import { CopyButton } from "./copy-button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, this once: to copy, to download, to keep. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = [codesTexts.fileHead, "", ...codes, ""].join("\n");
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 [&>*]:flex-1">
        <CopyButton look="outline" text={codes.join("\n")} label={codesTexts.copy} />
        <a
          className={buttonClass("outline")}
          download={codesTexts.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download size={18} aria-hidden="true" />
          {codesTexts.download}
        </a>
      </div>
      <Button size="large" onClick={onKept}>
        {codesTexts.kept}
      </Button>
    </div>
  );
}
