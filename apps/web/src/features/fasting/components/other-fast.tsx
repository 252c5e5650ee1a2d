import type { FastingSession } from "@morsel/domain/fasting/session";
import { Button } from "../../../components/button.tsx";
import { dateAndTime } from "../clock.state.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.inTheWay;

interface OtherFastProps {
  other: FastingSession;
  /** Starts the fast at the end of the other one. */
  onStartAfter?: (at: number) => void;
  /** Ends the fast at the start of the other one. */
  onEndBefore?: (at: number) => void;
  onEdit: (other: FastingSession) => void;
}

/** Ways to solve that another fast is in the way. */
export function OtherFast({ other, onStartAfter, onEndBefore, onEdit }: OtherFastProps) {
  const { startTime, endTime } = other;
  return (
    <div className="-mt-2 flex flex-wrap gap-2">
      {onStartAfter && endTime !== null && (
        <Button look="outline" onClick={() => onStartAfter(endTime)}>
          {texts.startAfter(dateAndTime(endTime))}
        </Button>
      )}
      {onEndBefore && (
        <Button look="outline" onClick={() => onEndBefore(startTime)}>
          {texts.endBefore(dateAndTime(startTime))}
        </Button>
      )}
      <Button look="outline" onClick={() => onEdit(other)}>
        {texts.edit}
      </Button>
    </div>
  );
}
