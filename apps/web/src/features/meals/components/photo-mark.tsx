import { Camera } from "lucide-react";
import { photoMarkMessages as texts } from "../photo-mark.messages.ts";

/** Says that an entry came from a photo, and how sure its analysis was. */
export default function PhotoMark({ confidence }: { confidence: number | null }) {
  return (
    <span className="flex items-center gap-1 text-soft">
      <Camera size={15} aria-hidden="true" />
      {confidence === null ? texts.photo : texts.sure(Math.round(confidence * 100))}
    </span>
  );
}
