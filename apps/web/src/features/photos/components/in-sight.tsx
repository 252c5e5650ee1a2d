import { type ReactNode, useEffect, useRef, useState } from "react";

interface InSightProps {
  /** The size and shape of its place. */
  className: string;
  children: ReactNode;
}

/** Draws what it holds when that comes into sight: a list of photos doesn't fetch them all. */
export function InSight({ className, children }: InSightProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px" },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <span ref={place} className={`block shrink-0 ${className}`}>
      {isSeen && children}
    </span>
  );
}
