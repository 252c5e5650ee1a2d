import { Camera, ImagePlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { pictureTypes } from "../picture-types.ts";

const texts = analyzerMessages.upload;

interface PictureButtonsProps {
  onCamera: () => void;
  onFile: (file: File) => void;
  className?: string;
}

/** The two ways to a picture: the camera, or the device's library. */
export function PictureButtons({ onCamera, onFile, className = "" }: PictureButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  const look = { size: "large", className: "flex-1 whitespace-nowrap" } as const;
  return (
    <div className={classNames("flex flex-wrap gap-3", className)}>
      <Button {...look} onClick={onCamera}>
        <Camera size={20} aria-hidden="true" />
        {texts.take}
      </Button>
      <Button {...look} look="outline" onClick={() => files.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        {texts.choose}
      </Button>
      <input
        ref={files}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen once more.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
