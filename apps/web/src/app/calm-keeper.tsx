import { useEffect } from "react";
import { useCalm } from "../lib/calm.ts";

/** Takes the red above goals out of the page while the app is calm. Renders nothing. */
export function CalmKeeper() {
  const calm = useCalm();
  useEffect(() => {
    document.documentElement.toggleAttribute("data-calm", calm);
  }, [calm]);
  return null;
}
