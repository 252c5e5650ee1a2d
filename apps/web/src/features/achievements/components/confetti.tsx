import { useEffect, useRef } from "react";

/** From both sides of the window, in shares of its width and height. */
const bursts = [
  { angle: 60, origin: { x: 0, y: 0.75 } },
  { angle: 120, origin: { x: 1, y: 0.75 } },
];

/** A burst of confetti over the page; nothing for people who want no motion. */
export function Confetti() {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("canvas-confetti")
      .then(({ default: confetti }) => {
        if (isGone || !place.current) return;
        // Its worker would come from a blob, which our security policy forbids.
        const fire = confetti.create(place.current, { resize: true, useWorker: false });
        stop = () => fire.reset();
        for (const burst of bursts) void fire({ ...burst, particleCount: 70, spread: 65 });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <canvas
      ref={place}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-60 size-full"
    />
  );
}
