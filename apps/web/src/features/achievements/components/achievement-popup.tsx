import { Share2, Trophy, X } from "lucide-react";
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { openTab } from "../../../lib/tabs.ts";
import { achievementMessages } from "../messages.ts";
import { closePopup } from "../popup.state.ts";
import type { Announcement, Popup } from "../popups.ts";
import { pictureOf, share } from "../sharing.ts";
import { BadgePicture } from "./badge-picture.tsx";
import { Confetti } from "./confetti.tsx";

const texts = achievementMessages.popup;

/**
 * What was earned. It takes no press but those of its buttons, and no focus: Alt+T leads to it, as
 * to toasts, and Escape closes it.
 */
export default function AchievementPopup({ popup }: { popup: Popup }) {
  if ("more" in popup) return <More count={popup.more} />;
  if (!popup.celebration) return <Unlocked achievement={popup} />;
  return <Celebration key={`${popup.kind} ${popup.id}`} achievement={popup} />;
}

/** Keys lead to the popup and close it; the focus goes back to where it was. */
function usePopupKeys(place: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  // A layout effect is cleaned up while the popup still stands, and so still has the focus.
  useLayoutEffect(() => {
    const key = ({ altKey, code, key }: KeyboardEvent) => {
      if (key === "Escape") closePopup();
      if (altKey && code === "KeyT") place.current?.querySelector("button")?.focus();
    };
    const popup = place.current;
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("keydown", key);
      if (popup?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, [place]);
  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) before.current = relatedTarget;
  };
}

interface SmallProps {
  title: string;
  text: string;
  picture?: ReactNode;
  children?: ReactNode;
}

function Small({ title, text, picture, children }: SmallProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const onFocus = usePopupKeys(place);
  return (
    <section
      ref={place}
      data-popup
      aria-labelledby={id}
      onFocus={onFocus}
      className="pointer-events-none fixed inset-x-3 lg:left-auto lg:w-full bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-60 mx-auto flex max-w-md lg:max-w-sm animate-rise items-center gap-3 rounded-card border border-line bg-raised p-3 text-ink shadow-raised"
    >
      {picture}
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <p className="text-sm text-soft">{text}</p>
        {children}
      </div>
      <CloseButton />
    </section>
  );
}

function CloseButton() {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={texts.close}
      className="pointer-events-auto self-start text-soft"
      onClick={closePopup}
    >
      <X size={20} aria-hidden="true" />
    </Button>
  );
}

function Unlocked({ achievement }: { achievement: Announcement }) {
  const { title, description, points } = achievement;
  return (
    <Small
      title={`${texts.unlocked}: ${title}`}
      text={description}
      picture={<BadgePicture achievement={achievement} className="size-16" />}
    >
      <Badge tone="primary" className="mt-1">
        {texts.worth(points)}
      </Badge>
    </Small>
  );
}

function More({ count }: { count: number }) {
  return (
    <Small title={texts.more(count)} text={texts.moreText}>
      <Button
        look="quiet"
        className="pointer-events-auto -ml-3"
        onClick={() => {
          closePopup();
          openTab("achievements");
        }}
      >
        {texts.seeAll}
      </Button>
    </Small>
  );
}

function Celebration({ achievement }: { achievement: Announcement }) {
  const { title, description, points, celebration } = achievement;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const onFocus = usePopupKeys(place);
  const picture = useRef<Promise<File | null>>(undefined);

  // Drawn at once: a browser shares only right after the press.
  useEffect(() => {
    const svg = place.current?.querySelector<SVGSVGElement>("svg[role=img]");
    if (svg) picture.current = pictureOf(svg, title).catch(() => null);
  }, [title]);

  // It stands in the middle of the page: who presses something else is past it.
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) closePopup();
    };
    window.addEventListener("pointerdown", press, true);
    return () => window.removeEventListener("pointerdown", press, true);
  }, []);

  async function pressShare() {
    await share(achievement, (await picture.current) ?? null);
    closePopup();
  }

  return (
    <div
      ref={place}
      data-popup
      role="dialog"
      aria-labelledby={`${id}-type ${id}-title`}
      aria-describedby={`${id}-text`}
      onFocus={onFocus}
      className="pointer-events-none fixed inset-0 z-60 flex animate-appear items-center justify-center p-6"
    >
      <Confetti />
      <div className="relative z-60 flex w-full max-w-xs animate-rise flex-col items-center gap-2 rounded-card border border-line bg-raised p-6 text-center text-ink shadow-raised">
        <BadgePicture achievement={achievement} className="size-28" />
        <p
          id={`${id}-type`}
          className="flex items-center gap-1.5 text-sm font-semibold text-primary"
        >
          {celebration?.trophy && <Trophy size={18} aria-hidden="true" className="text-amber" />}
          {celebration && texts.reached[celebration.type]}
        </p>
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        <p id={`${id}-text`}>{description}</p>
        <Badge tone="primary">{texts.worth(points)}</Badge>
        <div className="mt-2 flex w-full items-center gap-2">
          <Button className="pointer-events-auto flex-1" onClick={() => void pressShare()}>
            <Share2 size={18} aria-hidden="true" />
            {texts.share}
          </Button>
          <CloseButton />
        </div>
      </div>
    </div>
  );
}
