import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../../../../components/button.tsx";
import { factorMessages } from "../messages.ts";

/** How long to say "copied" (ms). */
const saysSoFor = 2_000;

interface CopyButtonProps extends Pick<ButtonProps, "look"> {
  text: string;
  label: string;
}

/** Copies a text and says so. Renders nothing if the browser has no clipboard. */
export function CopyButton({ text, label, look = "quiet" }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saysSoFor);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!("clipboard" in navigator)) return null;
  const Icon = copied ? Check : Copy;
  return (
    <Button
      look={look}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      <Icon size={18} aria-hidden="true" />
      <span aria-live="polite">{copied ? factorMessages.setUp.copied : label}</span>
    </Button>
  );
}
