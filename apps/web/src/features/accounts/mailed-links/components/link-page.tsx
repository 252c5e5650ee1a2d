import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Card } from "../../../../components/card.tsx";
import { Wordmark } from "../../../../components/wordmark.tsx";
import { classNames } from "../../../../lib/class-names.ts";
import { windowTitle } from "../../../../lib/window-title.ts";

/** The layout of the pages behind mailed links: the wordmark and one card. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <Wordmark />
      <Card className="w-full max-w-md p-6 sm:p-8">
        <h1 className="text-center text-lg">{title}</h1>
        {children}
      </Card>
    </main>
  );
}

const looks = {
  success: { Icon: CircleCheck, tint: "bg-primary-soft text-primary" },
  error: { Icon: CircleAlert, tint: "bg-danger-soft text-danger" },
} as const;

interface ResultProps {
  tone: keyof typeof looks;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** The outcome, announced to screen readers, and the way on. */
export function Result({ tone, text, children }: ResultProps) {
  const { Icon, tint } = looks[tone];
  return (
    <div className="mt-5 flex flex-col items-center gap-5 text-center">
      <span className={classNames("grid size-14 place-items-center rounded-full", tint)}>
        <Icon size={28} aria-hidden="true" />
      </span>
      <p role={tone === "error" ? "alert" : "status"} className="max-w-[36ch] text-pretty">
        {text}
      </p>
      <div className="flex w-full flex-col gap-2">{children}</div>
    </div>
  );
}
