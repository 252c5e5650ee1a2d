import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";
import { focusNear, focusTrail } from "../lib/kept-focus.ts";
import { useBackCloses } from "../lib/window-history.ts";
import { buttonClass } from "./button.tsx";
import { choiceMessages } from "./choice.messages.ts";

interface DialogProps {
  open: boolean;
  /** Without it the dialog can't be dismissed: no close button, no Escape, no Back. */
  onClose?: () => void;
  title: ReactNode;
  /** Puts the focus where the person begins; by default the first control gets it. */
  onOpened?: () => void;
  /** One line below the title. */
  description?: ReactNode;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Clicking a toast must not close the dialog below it. */
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
}

type Trails = readonly (readonly HTMLElement[])[];

/** Where the focus was before each dialog, by its element. */
const trailsBefore = new WeakMap<Element, Trails>();

/** Where the focus is; for a dialog that follows on another, also where it was before that one. */
function trailsNow(): Trails {
  const trail = focusTrail();
  const under = trail.find((one) => trailsBefore.has(one));
  return [trail, ...((under && trailsBefore.get(under)) ?? [])];
}

/**
 * Gives the focus back to what opened the dialog, to what is left around it, or to the screen, unless
 * somebody has put it elsewhere.
 */
function giveBack(trails: Trails) {
  if (document.activeElement !== document.body) return;
  const opener = trails.map(([first]) => first).find((first) => first?.isConnected);
  const screen = document.getElementById("content");
  if (opener) opener.focus({ preventScroll: true });
  else focusNear([...trails.flat(), ...(screen ? [screen] : [])]);
}

/** Whether the close button is all that there is to press, as while the rest is loading. */
const hasOnlyClose = (dialog: Element) =>
  dialog.querySelectorAll("a[href], button, input, select, textarea").length === 1;

/**
 * A modal dialog: a sheet from the bottom on phones, a centred card elsewhere. Weighs 13 kB, so
 * load components that use it with `later`.
 */
export function Dialog({
  open,
  onClose,
  onOpened,
  title,
  description,
  titleHidden,
  className,
  children,
}: DialogProps) {
  // Radix itself only knows the opener that is its own trigger.
  const [before] = useState(trailsNow);
  const opener = useRef(before);
  useBackCloses(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim backdrop-blur-[2px]" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={(event) => {
            // Not told where a form inside, such as the one for a password, took the focus itself.
            opener.current = trailsNow();
            const dialog = event.currentTarget as HTMLElement;
            trailsBefore.set(dialog, opener.current);
            if (!onOpened && !(onClose && hasOnlyClose(dialog))) return;
            event.preventDefault();
            if (onOpened) onOpened();
            else dialog.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(opener.current);
          }}
          className={classNames(
            "fixed z-50 flex max-h-[92dvh] flex-col overflow-y-auto bg-card shadow-raised outline-none",
            "inset-x-0 bottom-0 animate-rise rounded-t-[1.5rem] p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]",
            "sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-md sm:-translate-x-1/2",
            "sm:-translate-y-1/2 sm:rounded-card sm:border sm:border-line sm:p-6",
            className,
          )}
        >
          <div className={classNames("mb-4", onClose && "pr-12", titleHidden && "sr-only")}>
            <Radix.Title className="text-lg">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>
            )}
          </div>
          {children}
          {onClose && (
            <Radix.Close
              aria-label={choiceMessages.close}
              className={classNames(
                buttonClass("quiet", "icon"),
                "absolute top-3 right-3 text-soft",
              )}
            >
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
