import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type MouseEvent as Press, type RefObject, useEffect, useRef, useState } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { onEvent } from "../lib/events.ts";
import { focusNear, trailOf } from "../lib/kept-focus.ts";
import { useTheme } from "../lib/theme.ts";
import { type ToastMessage, toastDefaults } from "../lib/toast.ts";
import { choiceMessages } from "./choice.messages.ts";

const icons = {
  success: <CircleCheck size={20} className="text-primary" aria-hidden="true" />,
  error: <CircleAlert size={20} className="text-danger" aria-hidden="true" />,
  warning: <TriangleAlert size={20} className="text-amber" aria-hidden="true" />,
  info: <Info size={20} className="text-water" aria-hidden="true" />,
} as const;

/** How long (ms) each toast on the screen has left; one that is going away isn't among them. */
type TimeLeft = Map<string | number, number>;

/** sonner's id of the last toast of each id. */
const lastOf = new Map<string, string | number>();

function dismiss(shown: string | number, timeLeft: TimeLeft): void {
  timeLeft.delete(shown);
  show.dismiss(shown);
}

function hide(id: string, timeLeft: TimeLeft): void {
  const last = lastOf.get(id);
  if (last !== undefined) dismiss(last, timeLeft);
}

function display(message: ToastMessage, timeLeft: TimeLeft) {
  const { title, description, tone = "plain", action, duration, id } = message;
  const parts = {
    description,
    duration: Infinity,
    onDismiss: () => timeLeft.delete(shown),
    action: action && {
      label: action.label,
      // sonner would take the pressed toast away after the action, and with it the one that the
      // action has put in its place, such as "Took soup out again".
      onClick: (event: Press) => {
        event.preventDefault();
        dismiss(shown, timeLeft);
        action.run();
      },
    },
  };
  // sonner keeps what the toast with the same id had, unless it is told otherwise.
  const last = id === undefined ? undefined : lastOf.get(id);
  // In place of one that is going away it would be taken away too.
  const options = last !== undefined && timeLeft.has(last) ? { id: last, ...parts } : parts;
  const shown: string | number =
    tone === "plain" ? show(title, options) : show[tone](title, options);
  if (id !== undefined) lastOf.set(id, shown);
  const least = action ? toastDefaults.withAction : 0;
  timeLeft.set(shown, Math.max(duration ?? toastDefaults.duration, least));
}

/** ms */
const tick = 250;

/** After a touch, browsers say that it still points there until something else is touched. */
const pointedAt = () => (matchMedia("(hover: hover)").matches ? "ol:hover, " : "");

/** Closes toasts in time, but none while one is pointed at or focused: sonner minds only the pointer. */
function useTimes(place: RefObject<HTMLElement | null>, timeLeft: TimeLeft): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const isHeld = place.current?.querySelector(`${pointedAt()}ol:focus-within`);
      if (isHeld || document.hidden) return;
      for (const [id, left] of timeLeft) {
        if (left > tick) timeLeft.set(id, left - tick);
        else dismiss(id, timeLeft);
      }
    }, tick);
    return () => clearInterval(timer);
  }, [place, timeLeft]);
}

/** Alt+T leads to the newest toast, to what it offers first. */
function goToToast(place: HTMLElement | null): void {
  const toast = place?.querySelector<HTMLElement>("[data-sonner-toast][data-front=true]");
  (toast?.querySelector<HTMLElement>("[data-action]") ?? toast)?.focus();
}

/**
 * A press leaves the focus where it is: sonner gives it back when it leaves the list, which would
 * take it from whatever is pressed next.
 */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toast] button"))
    event.preventDefault();
}

/** On phones the newest stands alone: a second one would cover what the page begins with. */
const visibleNow = () => (matchMedia("(width < 40rem)").matches ? 1 : toastDefaults.visible);
/** Gives the focus back to where it was before it came to the toasts, once one is pressed by a key. */
function useWayBack(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement[] = [];
    const isInside = (at: EventTarget | null) => at instanceof Node && place.current?.contains(at);
    const came = ({ target, relatedTarget }: FocusEvent) => {
      if (isInside(target) && !isInside(relatedTarget)) before = trailOf(relatedTarget);
    };
    const pressed = ({ target, detail }: MouseEvent) => {
      const isByKey = detail === 0;
      if (!isByKey || !isInside(target) || !isInside(document.activeElement)) return;
      const [first] = before;
      if (first?.isConnected) first.focus({ preventScroll: true });
      else focusNear(before);
    };
    document.addEventListener("focusin", came);
    document.addEventListener("click", pressed);
    return () => {
      document.removeEventListener("focusin", came);
      document.removeEventListener("click", pressed);
    };
  }, [place]);
}

/** The stack of toasts; `takeEarly` hands over those announced while this file was loading. */
export default function Toaster({ takeEarly }: { takeEarly: () => ToastMessage[] }) {
  const [theme] = useTheme();
  const place = useRef<HTMLElement>(null);
  const [timeLeft] = useState<TimeLeft>(() => new Map());
  const [visible] = useState(visibleNow);
  useTimes(place, timeLeft);
  useWayBack(place);
  useEffect(() => {
    const take = (message: ToastMessage) => {
      // Another one at the same moment is read out together with it.
      if (place.current) place.current.ariaLive = message.isTold ? "off" : "polite";
      display(message, timeLeft);
    };
    const stops = [
      onEvent("show-toast", take),
      onEvent("hide-toast", ({ id }) => hide(id, timeLeft)),
    ];
    for (const message of takeEarly()) take(message);
    return () => {
      for (const stop of stops) stop();
    };
  }, [takeEarly, timeLeft]);
  useEffect(() => {
    const key = ({ altKey, code }: KeyboardEvent) =>
      // After sonner, which takes the focus to the list.
      altKey && code === "KeyT" && requestAnimationFrame(() => goToToast(place.current));
    document.addEventListener("keydown", key);
    document.addEventListener("mousedown", leaveFocus);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("mousedown", leaveFocus);
    };
  }, []);
  return (
    <Sonner
      ref={place}
      customAriaLabel={choiceMessages.notices}
      theme={theme}
      position="top-center"
      visibleToasts={visible}
      icons={icons}
      closeButton
      offset={{ top: "calc(1rem + env(safe-area-inset-top))" }}
      mobileOffset={{ top: "calc(0.75rem + env(safe-area-inset-top))", left: 12, right: 12 }}
      // On phones beside the bell, which stays in reach.
      className="pointer-events-auto max-[600px]:w-[calc(100%-min(3.5rem,14vw))]!"
      // sonner's style sheet sets another font.
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "toast flex w-full flex-wrap items-start gap-3 rounded-card border border-line bg-raised p-3 pr-[44px] text-ink shadow-raised sm:w-[22.5rem] sm:p-4 sm:pr-[48px]",
          icon: "mt-0.5 shrink-0 max-sm:hidden",
          title: "font-semibold",
          description: "mt-0.5 text-sm text-soft",
          // With large text, what it offers goes below what it says.
          content: "min-w-[min(8rem,calc(100%-3rem))] flex-1",
          actionButton:
            "min-h-11 -my-2 ml-auto shrink-0 self-center rounded-control px-3 font-semibold text-primary hover:bg-primary-soft",
          closeButton:
            // Overrides sonner's style sheet, which makes it black in dark mode.
            "absolute top-1 right-1 grid size-[44px] place-items-center rounded-control border-0! bg-transparent! text-soft! hover:text-ink!",
        },
      }}
    />
  );
}
