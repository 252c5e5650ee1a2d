import { createContext, type ReactNode, Suspense, use } from "react";

export interface PhotoProps {
  photoId: string;
  /** Empty where the text beside it says what it shows. */
  alt: string;
  /** Its size and shape. */
  className: string;
}

/** How a photo is shown, small. The photos' room knows; app tells the others. */
export const PhotoSlot = createContext<((props: PhotoProps) => ReactNode) | null>(null);

/** One of the person's photos, small; its place stands from the start. */
export function SmallPhoto(props: PhotoProps) {
  const show = use(PhotoSlot);
  if (!show) return null;
  return (
    <span className={props.className}>
      <Suspense>{show(props)}</Suspense>
    </span>
  );
}
