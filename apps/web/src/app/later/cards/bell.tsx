import { Bell as BellIcon, BellOff, CircleCheck, Info, Trophy, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { dismiss, markAllRead, type Notice, useNotices } from "../../../lib/notices.ts";
import { bellMessages as texts } from "../../bell.messages.ts";
import { useCalorieNotices } from "../../day/calorie-notices.ts";
import { useWaterNotices } from "../../day/water-notices.ts";
import { timeAgo } from "../../time-ago.ts";

const icons = {
  success: <CircleCheck size={20} className="text-primary" />,
  info: <Info size={20} className="text-water" />,
  achievement: <Trophy size={20} className="text-amber" />,
} as const;
const maxShown = 9;

/** The bell with its unread badge, and the list of notices it opens. */
export default function Bell() {
  useCalorieNotices();
  useWaterNotices();
  const notices = useNotices();
  const [open, setOpen] = useState(false);
  const [now, setNow] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = notices.filter(({ read }) => !read).length;
  const count = unread > maxShown ? `${maxShown}+` : String(unread);

  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [open]);

  return (
    <div
      ref={place}
      className="absolute top-[calc(0.75rem+env(safe-area-inset-top))] right-3 z-20 sm:right-6 lg:top-10 lg:right-12"
    >
      <Button
        ref={button}
        size="icon"
        look="light"
        className="rounded-full shadow-raised"
        aria-label={unread > 0 ? texts.unread(count) : texts.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setNow(Date.now());
          setOpen(!open);
        }}
      >
        <BellIcon size={20} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 min-w-5 rounded-full bg-danger px-1 text-center text-sm leading-5 font-bold text-on-danger"
          >
            {count}
          </span>
        )}
      </Button>
      <section
        id={id}
        aria-label={texts.title}
        hidden={!open}
        className="absolute top-13 right-0 max-h-[60dvh] w-[min(22rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-card border border-line bg-raised p-3 text-ink shadow-raised"
      >
        <header className="flex min-h-11 items-center justify-between gap-2 px-1">
          <h2 className="text-base">{texts.title}</h2>
          {unread > 0 && (
            <Button look="quiet" className="text-sm" onClick={markAllRead}>
              {texts.markAllRead}
            </Button>
          )}
        </header>
        {notices.length === 0 ? (
          <EmptyState title={texts.empty.title} icon={<BellOff size={22} />}>
            {texts.empty.text}
          </EmptyState>
        ) : (
          <ul>
            {notices.map((notice) => (
              <Line key={notice.id} notice={notice} now={now} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Line({ notice, now }: { notice: Notice; now: number }) {
  const { id, type, title, message, timestamp, read } = notice;
  return (
    <li
      className={classNames(
        "mt-1 flex items-start gap-3 rounded-control py-2 pr-1 pl-3",
        !read && "bg-primary-soft",
      )}
    >
      <span aria-hidden="true" className="mt-0.5">
        {icons[type]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title}
          {!read && <span className="sr-only"> {texts.isUnread}</span>}
        </p>
        <p className="text-sm">{message}</p>
        <p className="text-sm text-soft">{timeAgo(timestamp, now)}</p>
      </div>
      <Button
        look="quiet"
        size="icon"
        className="text-soft"
        aria-label={texts.dismiss(title)}
        onClick={() => dismiss(id)}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
