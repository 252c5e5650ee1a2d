import { useCallback } from "react";

interface PictureProps {
  bytes: Blob;
  /** Empty where the text beside it says what it shows. */
  alt: string;
  /** Its size and shape, and how it fills them. */
  className: string;
  /** Some browsers can't show what they can send, such as HEIC. */
  onUnreadable?: () => void;
}

/** A picture that this device has. */
export function Picture({ bytes, alt, className, onUnreadable }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes],
  );
  return <img ref={show} alt={alt} onError={onUnreadable} className={className} />;
}
