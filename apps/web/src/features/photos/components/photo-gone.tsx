import { ImageOff } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { keptPhotoMessages } from "../photos.messages.ts";

const texts = keptPhotoMessages.recent.gone;

/** In the place of a photo that was deleted. `className`: its size and shape. */
export function PhotoGone({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        "flex flex-col items-center justify-center gap-0.5 bg-sunken p-2 text-center",
        className,
      )}
    >
      <ImageOff size={20} aria-hidden="true" className="text-soft" />
      <span className="text-sm font-semibold">{texts.title}</span>
      <span className="text-sm text-soft">{texts.text}</span>
    </span>
  );
}
