import { type ReactNode, useState } from "react";
import { preload } from "react-dom";
import { classNames } from "../lib/class-names.ts";
import { type HeroKey, pickHero } from "../lib/hero-pictures.ts";

interface HeroProps {
  page: HeroKey;
  title: string;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The call to action: a `Button look="light"`. */
  action?: ReactNode;
}

/** Titles longer than this are set smaller, so that they take no line more when a name arrives. */
const longTitle = 28;

/** The id of each screen's heading, which gets the focus when the screen opens. */
export const screenTitleId = "screen-title";

/** The banner of each view: a picture, the title and the next thing to do. */
export function Hero({ page, title, eyebrow, action }: HeroProps) {
  const [picture] = useState(() => pickHero(page));
  // The largest thing on screen: request it before the code of what comes below.
  preload(picture, { as: "image", fetchPriority: "high" });
  return (
    <header className="relative isolate flex min-h-52 overflow-hidden bg-[#1f3d2c] text-white lg:min-h-60 lg:rounded-[1.5rem]">
      <img
        src={picture}
        alt=""
        width={1200}
        height={480}
        decoding="async"
        fetchPriority="high"
        className="hero-picture absolute inset-y-0 left-0 -z-20 h-full w-[calc(100%+5.5rem)] max-w-none object-cover object-right lg:w-full"
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="flex max-w-[min(19rem,100%-3.5rem)] flex-col items-start justify-end px-4 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-12 sm:max-w-md sm:px-6 lg:justify-center lg:px-10 lg:py-8">
        {eyebrow && <p className="text-sm font-semibold text-white/90">{eyebrow}</p>}
        <h1
          id={screenTitleId}
          tabIndex={-1}
          className={classNames(
            "mt-0.5 [text-shadow:0_1px_12px_rgb(0_0_0/0.35)]",
            title.length > longTitle ? "text-lg" : "text-number",
          )}
        >
          {title}
        </h1>
        {action && <div className="mt-3.5">{action}</div>}
      </div>
    </header>
  );
}
