import type { Photo } from "@morsel/contract/photos";
import { megabytes } from "@morsel/domain/photos/limits";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Bar } from "../../../components/bar.tsx";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { analyzerMessages } from "../analyzer.messages.ts";
import { type Upload, useUpload } from "../upload.state.ts";
import { CameraView } from "./camera-view.tsx";
import { Picture } from "./picture.tsx";
import { PictureButtons } from "./picture-buttons.tsx";

export type UploadStart = { at: "camera" } | { at: "file"; file: File };
export type Uploaded = (photo: Photo, picture: Blob) => void;

const texts = analyzerMessages.dialog;

interface UploadDialogProps {
  start: UploadStart;
  onUploaded: Uploaded;
  onClose: () => void;
}

/** A picture from the camera or the library, looked at once more and sent. */
export default function UploadDialog({ start, onUploaded, onClose }: UploadDialogProps) {
  const { upload, problem, ...to } = useUpload((photo, picture) => {
    onClose();
    onUploaded(photo, picture);
  }, onClose);
  const [films, setFilms] = useState(start.at === "camera");
  const first = useRef(start);
  const { choose } = to;
  useEffect(() => {
    if (first.current.at === "file") choose(first.current.file);
    // Only what it was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const isUnderWay = upload.is !== "choosing" && upload.is !== "chosen";

  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className="flex flex-col gap-4">
        {problem && (
          <div role="alert" className="flex gap-3 rounded-control bg-amber-soft p-3.5">
            <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
            <div>
              {problem.title && <p className="font-semibold">{problem.title}</p>}
              <p>{problem.text}</p>
            </div>
          </div>
        )}
        {upload.is === "choosing" &&
          (films ? (
            <CameraView
              onTaken={choose}
              onBack={() => setFilms(false)}
              onFailed={(text) => {
                setFilms(false);
                to.chooseAgain(text);
              }}
            />
          ) : (
            <PictureButtons
              onFile={choose}
              onCamera={() => {
                to.chooseAgain();
                setFilms(true);
              }}
            />
          ))}
        {upload.is !== "choosing" && <Chosen upload={upload} />}
        {upload.is === "chosen" && (
          <div className="flex flex-wrap gap-3">
            <Button className="flex-1 whitespace-nowrap" onClick={() => void to.send()}>
              {texts.send}
            </Button>
            <Button look="outline" onClick={() => to.chooseAgain()}>
              {texts.other}
            </Button>
          </div>
        )}
        {isUnderWay && (
          <Button look="outline" onClick={to.cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Chosen({ upload }: { upload: Exclude<Upload, { is: "choosing" }> }) {
  const { file } = upload;
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && (
        <Picture
          bytes={file}
          alt={texts.preview}
          onUnreadable={() => setIsShown(false)}
          className="max-h-[40dvh] w-full rounded-control bg-sunken object-contain"
        />
      )}
      <p className="text-sm break-all text-soft">{texts.chosen(file.name, megabytes(file.size))}</p>
      {upload.is !== "chosen" && <Progress upload={upload} />}
    </>
  );
}

type UnderWay = Exclude<Upload, { is: "choosing" | "chosen" }>;

function Progress({ upload }: { upload: UnderWay }) {
  const share = upload.is === "sending" ? upload.share : upload.is === "recording" ? 1 : 0;
  const percent = Math.round(share * 100);
  const text = upload.is === "sending" ? texts.sending(percent) : texts[upload.is];
  return (
    <div className="flex flex-col gap-2">
      {/* Of the bytes, the bar tells the number: said at each percent, it would drown all else. */}
      <p role="status" className="sr-only">
        {upload.is === "sending" ? texts.sendingBegins : text}
      </p>
      <p aria-hidden="true" className="text-sm font-semibold">
        {text}
      </p>
      <Bar
        role="progressbar"
        label={texts.progress}
        value={percent}
        max={100}
        share={share}
        className="h-2"
        fill="bg-primary"
      />
    </div>
  );
}
