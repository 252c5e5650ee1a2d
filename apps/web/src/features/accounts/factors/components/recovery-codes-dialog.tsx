import { Download } from "lucide-react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { factorMessages } from "../messages.ts";
import { CopyButton } from "./copy-button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Two groups are easier to copy by hand; the server ignores the dash. */
const grouped = (code: string) => code.replace(/^(.{8})(?=.)/, "$1-");

/** The codes, shown only once: to copy or download. */
export function RecoveryCodesDialog({ codes: made, onKept }: RecoveryCodesProps) {
  const codes = made.map(grouped);
  const text = [factorMessages.codes.fileHead, "", ...codes, ""].join("\n");
  return (
    <Dialog open title={factorMessages.codes.title} description={factorMessages.codes.description}>
      <div className="flex flex-col gap-4">
        <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken px-2 py-4 text-center">
          {codes.map((code) => (
            <li key={code}>
              <code className="text-sm font-semibold whitespace-nowrap">{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 [&>*]:flex-1">
          <CopyButton look="outline" text={codes.join("\n")} label={factorMessages.codes.copy} />
          <a
            className={buttonClass("outline")}
            download={factorMessages.codes.fileName}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            <Download size={18} aria-hidden="true" />
            {factorMessages.codes.download}
          </a>
        </div>
        <Button size="large" onClick={onKept}>
          {factorMessages.codes.kept}
        </Button>
      </div>
    </Dialog>
  );
}
