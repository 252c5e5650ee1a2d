import { useCallback } from "react";
import { classNames } from "../../../lib/class-names.ts";

interface PictureProps {
  bytes: Blob;
  /** Empty where the text beside it says what it shows. */
  alt: string;
  /** Its size and shape. */
  className: string;
}

/** A picture that this device has. */
export function Picture({ bytes, alt, className }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes],
  );
  return <img ref={show} alt={alt} className={classNames("object-cover", className)} />;
}
