import { useEffect, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { CopyButton } from "../../factors/components/copy-button.tsx";
import { tokenMessages } from "../messages.ts";

const texts = tokenMessages.made;

export interface MadeToken {
  name: string;
  token: string;
}

interface MadeTokenNoteProps {
  token: MadeToken;
  onDone: () => void;
}

/** A token that was just made: the one time that it can be copied. */
export function MadeTokenNote({ token: { name, token }, onDone }: MadeTokenNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <h3 ref={heading} tabIndex={-1} className="text-base wrap-anywhere">
        {texts.title(name)}
      </h3>
      <p>{texts.once}</p>
      <code className="rounded-control border border-line bg-card p-3 text-sm wrap-anywhere select-all">
        {token}
      </code>
      <p className="text-sm text-soft">{texts.use("Authorization: Bearer …")}</p>
      <code className="text-sm wrap-anywhere">{texts.example(window.location.origin)}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton look="primary" text={token} label={texts.copy} />
        <Button look="outline" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
