import { BookOpenText, CircleUserRound, Flame, House, Timer } from "lucide-react";
import type { MouseEvent } from "react";
import { Wordmark } from "../components/wordmark.tsx";
import { classNames } from "../lib/class-names.ts";
import { opensElsewhere } from "../lib/press.ts";
import { openTab, pathOfView, type Tab, tabs, useTab } from "../lib/tabs.ts";
import { AccountCorner } from "./account-corner.tsx";
import { appMessages } from "./messages.ts";

const icons = {
  home: House,
  nutrition: Flame,
  fasting: Timer,
  daily: BookOpenText,
  profile: CircleUserRound,
} as const satisfies Record<Tab, typeof House>;

/** Opens the tab in place, unless the click asks for a new window. */
function follow(event: MouseEvent, view: Tab) {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  openTab(view);
}

/** The five tabs: a bar at the bottom on phones, a rail on the left from 1024 px. */
export function Navigation() {
  const { tab: current } = useTab();
  return (
    <nav
      aria-label={appMessages.navigation}
      className={classNames(
        "fixed z-30 border-line bg-card",
        "max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)]",
        "lg:inset-y-0 lg:left-0 lg:flex lg:w-(--rail-width) lg:flex-col lg:border-r lg:px-4 lg:py-6",
      )}
    >
      <Wordmark className="mb-8 px-3 max-lg:hidden" />
      <ul className="@container mx-auto flex h-(--bar-height) max-w-xl px-1 lg:mx-0 lg:h-auto lg:flex-col lg:gap-1 lg:px-0">
        {tabs.map(({ view, name }) => {
          const Icon = icons[view];
          const isCurrent = view === current;
          return (
            <li key={view} className="min-w-0 flex-auto lg:flex-none">
              <a
                href={pathOfView(view)}
                onClick={(event) => follow(event, view)}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "group flex h-full flex-col items-center justify-center gap-0.5 rounded-control text-sm",
                  "-outline-offset-4 transition-colors duration-150 lg:h-12 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-base",
                  isCurrent
                    ? "font-semibold text-primary lg:bg-primary-soft"
                    : "font-medium text-soft hover:text-ink lg:hover:bg-sunken",
                )}
              >
                <span
                  className={classNames(
                    "grid h-7 w-14 max-w-full place-items-center rounded-full transition-colors duration-150 lg:size-auto",
                    isCurrent && "bg-primary-soft lg:bg-transparent",
                  )}
                >
                  <Icon size={22} strokeWidth={isCurrent ? 2.25 : 1.9} aria-hidden="true" />
                </span>
                <TabName name={name} />
              </a>
            </li>
          );
        })}
      </ul>
      <AccountCorner className="mt-auto max-lg:hidden" />
    </nav>
  );
}

/** The whole name for screen readers; a phone has room for its last word only. */
function TabName({ name }: { name: string }) {
  const words = name.split(" ");
  const last = words.pop();
  return (
    <span className="max-lg:@max-[20rem]:text-[0.6875rem] max-lg:@max-[19rem]:sr-only">
      {words.length > 0 && <span className="max-lg:sr-only">{words.join(" ")} </span>}
      {last}
    </span>
  );
}
