import { Card } from "../../../components/card.tsx";
import { CheckRow } from "../../../components/check-row.tsx";
import { setCalm, useCalmReason } from "../../../lib/calm.ts";
import { profileMessages } from "../messages.ts";

const texts = profileMessages.calm;

/** Switches celebrations, streaks and levels off and on, everywhere. */
export function CalmCard() {
  const reason = useCalmReason();
  return (
    <Card title={texts.title}>
      <CheckRow
        label={texts.label}
        hint={reason === "fasting" ? texts.includedInFasting : texts.hint}
        checked={reason === null}
        disabled={reason === "fasting"}
        onChange={(on) => setCalm(!on)}
      />
    </Card>
  );
}
