import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useThumbnail } from "../thumbnails.ts";
import { Picture } from "./picture.tsx";

interface ThumbnailProps {
  photoId: string;
  /** Empty where the text beside it says what it shows. */
  alt: string;
  /** Its size and shape. */
  className: string;
  /** In its place where the photo is gone; an icon by default. */
  gone?: ReactNode;
}

/** A photo, small; offline, too, if it was seen here within a week. */
export function Thumbnail({ photoId, alt, className, gone }: ThumbnailProps) {
  const shown = useThumbnail(photoId);
  if (shown.is === "here")
    return (
      <Picture bytes={shown.picture} alt={alt} className={classNames("object-cover", className)} />
    );
  if (shown.is === "loading") return <Skeleton className={className} />;
  if (shown.is === "gone" && gone) return gone;
  return (
    <span
      aria-hidden="true"
      className={classNames("grid place-items-center bg-sunken text-soft", className)}
    >
      <ImageOff size={20} />
    </span>
  );
}
