import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../lib/class-names.ts";
import { useBackCloses } from "../../../../lib/window-history.ts";
import { signInMessages } from "../messages.ts";
import type { Notice } from "../notice.ts";

const looks = {
  success: { Icon: CircleCheck, tint: "bg-primary-soft text-primary" },
  error: { Icon: CircleAlert, tint: "bg-danger-soft text-danger" },
  warning: { Icon: TriangleAlert, tint: "bg-amber-soft text-amber" },
  info: { Icon: Info, tint: "bg-water-soft text-water" },
} as const;

interface NoticeDialogProps {
  notice: Notice;
  onClose: () => void;
  onAction: () => void;
  /** Puts the focus back to where the person continues. */
  onClosed: () => void;
}

/** The popup over the form: what happened and what to do; it closes by itself. */
export function NoticeDialog({ notice, onClose, onAction, onClosed }: NoticeDialogProps) {
  const { Icon, tint } = looks[notice.tone];
  useBackCloses(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-[60] animate-appear bg-scrim" />
        <Dialog.Content
          role="alertdialog"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={classNames(
            "fixed inset-x-4 top-1/2 z-[61] mx-auto max-w-sm -translate-y-1/2 animate-appear overflow-hidden",
            "rounded-card border border-line bg-card p-6 text-center shadow-raised outline-none",
          )}
        >
          <span
            className={classNames("mx-auto grid size-12 place-items-center rounded-full", tint)}
          >
            <Icon size={24} aria-hidden="true" />
          </span>
          <Dialog.Title className="mt-3 text-lg">{notice.title}</Dialog.Title>
          <Dialog.Description className="mt-1 text-pretty text-soft">
            {notice.description}
          </Dialog.Description>
          <div className="mt-5 flex flex-col gap-2">
            {notice.action && <Button onClick={onAction}>{notice.action.label}</Button>}
            <Button look={notice.action ? "quiet" : "secondary"} onClick={onClose}>
              {signInMessages.form.close}
            </Button>
          </div>
          <TimeLeft key={notice.title} duration={notice.duration} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A thin line that shrinks as the popup's time runs out. */
function TimeLeft({ duration }: { duration: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const moves = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!moves) return;
    const running = line.current?.animate([{ scale: "1 1" }, { scale: "0 1" }], {
      duration,
      // Endless, so that waiting for animations to end doesn't mean waiting for the popup to close.
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => running?.cancel();
  }, [duration]);
  return (
    <span
      ref={line}
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 origin-left bg-line motion-reduce:hidden"
    />
  );
}
