import { ImageOff } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { keptPhotoMessages } from "../photos.messages.ts";

const texts = keptPhotoMessages.recent.gone;

/** In the place of a photo that was deleted. `className`: its size and shape. */
export function PhotoGone({ className }: { className: string }) {
  return (
    <span className={classNames("grid bg-sunken", className)}>
      <span className="flex flex-col items-center justify-center gap-0.5 p-2 text-center [grid-area:1/1]">
        <ImageOff size={20} aria-hidden="true" className="text-soft" />
        <span className="text-sm font-semibold">{texts.title}</span>
        <span className="text-sm text-soft">{texts.text}</span>
      </span>
    </span>
  );
}
