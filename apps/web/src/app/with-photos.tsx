import type { ReactNode } from "react";
import { later } from "../components/later.tsx";
import { type PhotoProps, PhotoSlot } from "../components/photo-slot.tsx";

const Thumbnail = later(async () => {
  const file = await import("../features/photos/components/thumbnail.tsx");
  return { default: file.Thumbnail };
});

const showPhoto = (props: PhotoProps) => <Thumbnail {...props} />;

/** Lets the rooms within show photos. */
export function WithPhotos({ children }: { children: ReactNode }) {
  return <PhotoSlot value={showPhoto}>{children}</PhotoSlot>;
}
