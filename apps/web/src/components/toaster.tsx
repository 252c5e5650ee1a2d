import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { onEvent } from "../lib/events.ts";
import { useTheme } from "../lib/theme.ts";
import { type ToastMessage, toastDefaults } from "../lib/toast.ts";

const icons = {
  success: <CircleCheck size={20} className="text-primary" aria-hidden="true" />,
  error: <CircleAlert size={20} className="text-danger" aria-hidden="true" />,
  warning: <TriangleAlert size={20} className="text-amber" aria-hidden="true" />,
  info: <Info size={20} className="text-water" aria-hidden="true" />,
} as const;

function display({ title, description, tone = "plain", action, duration, id }: ToastMessage) {
  const parts = {
    description,
    duration,
    action: action && { label: action.label, onClick: action.run },
  };
  // sonner keeps what the toast with the same id had, unless it is told otherwise.
  const options = id ? { id, ...parts } : parts;
  if (tone === "plain") show(title, options);
  else show[tone](title, options);
}

/** The stack of toasts; `takeEarly` hands over those announced while this file was loading. */
export default function Toaster({ takeEarly }: { takeEarly: () => ToastMessage[] }) {
  const [theme] = useTheme();
  useEffect(() => {
    const stop = onEvent("show-toast", display);
    for (const message of takeEarly()) display(message);
    return stop;
  }, [takeEarly]);
  return (
    <Sonner
      theme={theme}
      position="top-center"
      visibleToasts={toastDefaults.visible}
      duration={toastDefaults.duration}
      icons={icons}
      closeButton
      offset={{ top: "calc(1rem + env(safe-area-inset-top))" }}
      mobileOffset={{ top: "calc(0.75rem + env(safe-area-inset-top))", left: 12, right: 12 }}
      className="pointer-events-auto"
      // sonner's style sheet sets another font.
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "toast flex w-full items-start gap-3 rounded-card border border-line bg-raised p-4 pr-12 text-ink shadow-raised sm:w-[22.5rem]",
          icon: "mt-0.5 shrink-0",
          title: "font-semibold",
          description: "mt-0.5 text-sm text-soft",
          content: "min-w-0 flex-1",
          actionButton:
            "min-h-11 -my-2 shrink-0 self-center rounded-control px-3 font-semibold text-primary hover:bg-primary-soft",
          closeButton:
            // Overrides sonner's style sheet, which makes it black in dark mode.
            "absolute top-1 right-1 grid size-11 place-items-center rounded-control border-0! bg-transparent! text-soft! hover:text-ink!",
        },
      }}
    />
  );
}
