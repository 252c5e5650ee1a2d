import type { Progress } from "@morsel/food-data/release/release-food";
import { messages } from "./messages.ts";

/** Prints a line for each tenth of each file. */
export function showProgress(): (progress: Progress) => void {
  let shown = "";
  return ({ file, share }) => {
    const line = messages.foods.progress(file, Math.min(100, Math.floor(share * 10) * 10));
    if (line !== shown) console.log(line);
    shown = line;
  };
}
