import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { analyzerMessages } from "../analyzer.messages.ts";

const texts = analyzerMessages.camera;

/** The camera at the back of a phone, in more pixels than are sent. */
const wanted: MediaStreamConstraints = {
  video: {
    facingMode: { ideal: "environment" },
    width: { ideal: 1_920 },
    height: { ideal: 1_440 },
  },
};

async function openCamera(): Promise<MediaStream> {
  // Not there on pages without encryption.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException("", "NotFoundError");
  return devices.getUserMedia(wanted);
}

interface CameraViewProps {
  onTaken: (file: File) => void;
  onBack: () => void;
  onFailed: (text: string) => void;
}

/** What the camera sees, and the button that takes it. */
export function CameraView({ onTaken, onBack, onFailed }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const failed = useRef(onFailed);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    openCamera()
      .then((opened) => {
        stream = opened;
        if (isGone) stop();
        else if (video.current) video.current.srcObject = opened;
      })
      .catch((failure: unknown) => {
        const isRefused = failure instanceof DOMException && failure.name === "NotAllowedError";
        if (!isGone) failed.current(isRefused ? texts.refused : texts.none);
      });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  useEffect(() => {
    if (isReady) shutter.current?.focus({ preventScroll: true });
  }, [isReady]);

  function take() {
    const seen = video.current;
    if (!seen) return;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [seen.videoWidth, seen.videoHeight];
    canvas.getContext("2d")?.drawImage(seen, 0, 0);
    const name = texts.fileName(new Date().toISOString().slice(0, 19).replaceAll(/\D/g, ""));
    canvas.toBlob(
      (picture) => picture && onTaken(new File([picture], name, { type: "image/jpeg" })),
      "image/jpeg",
      0.92,
    );
  }

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={texts.view}
        onLoadedData={() => setIsReady(true)}
        className="aspect-[4/3] max-h-[55dvh] w-full rounded-control bg-sunken object-cover"
      />
      {!isReady && (
        <p role="status" className="text-sm text-soft">
          {texts.starting}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={shutter} size="large" className="flex-1" disabled={!isReady} onClick={take}>
          <Camera size={20} aria-hidden="true" />
          {texts.take}
        </Button>
        <Button look="outline" size="large" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}
