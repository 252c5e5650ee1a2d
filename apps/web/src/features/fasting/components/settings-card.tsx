import type { FastingSettings } from "@morsel/contract/fasting";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { CheckRow } from "../../../components/check-row.tsx";
import { isNativeApp } from "../../../lib/native.ts";
import { usePersonId } from "../../../lib/person.ts";
import { toast } from "../../../lib/toast.ts";
import { timeZone } from "../clock.state.ts";
import { fastingMessages as texts } from "../messages.ts";
import { saveSettings } from "../mutations.ts";
import { type PushState, readPushState, switchPushOff, switchPushOn } from "../push.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const screen = fastingScreenMessages.settings;

type Reminder = keyof FastingSettings["reminders"];

/** Reminders, and whether to hide numbers. */
export function SettingsCard({ settings }: { settings: FastingSettings }) {
  const change = (part: Partial<FastingSettings>) =>
    saveSettings({ ...settings, ...part, timeZone: timeZone() });
  // A milestone's notice would be a number.
  const isLeftOut = (name: Reminder) => name === "milestones" && settings.hideNumbers;
  const isOn = (name: Reminder) => settings.reminders[name] && !isLeftOut(name);
  const wantsAny = screen.reminders.some(({ name }) => isOn(name));
  return (
    <Card title={screen.title}>
      {screen.reminders.map(({ name, label, hint }) => (
        <CheckRow
          key={name}
          label={label}
          hint={isLeftOut(name) ? screen.leftOut : hint}
          checked={isOn(name)}
          disabled={isLeftOut(name)}
          onChange={(on) => change({ reminders: { ...settings.reminders, [name]: on } })}
        />
      ))}
      {wantsAny && <PushRow />}
      <div className="mt-2 border-t border-line pt-2">
        <CheckRow
          label={screen.hide.label}
          hint={screen.hide.hint}
          checked={settings.hideNumbers}
          onChange={(hideNumbers) => change({ hideNumbers })}
        />
      </div>
    </Card>
  );
}

/** Whether this device gets reminders while the app is closed. */
function PushRow() {
  const person = usePersonId();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void readPushState().then(setState, () => setState("unsupported"));
  }, []);
  const isApp = isNativeApp();
  const told = person === null ? "visitor" : isApp && state === "denied" ? "deniedByPhone" : state;
  // In the app what is chosen above is all that comes: there is nothing more to switch off.
  const isSwitch = person !== null && (state === "off" || (state === "on" && !isApp));

  async function flip() {
    setBusy(true);
    try {
      setState(await (state === "on" ? switchPushOff() : switchPushOn()));
    } catch {
      toast({ title: texts.push.failed, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={told && "mt-1 flex flex-col gap-2 rounded-control bg-sunken p-3"}>
      <p role="status" className="text-sm">
        {told && texts.push[told]}
      </p>
      {isSwitch && (
        <Button look="outline" busy={busy} onClick={() => void flip()} className="self-start">
          {state === "on" ? screen.pushOff : screen.pushOn}
        </Button>
      )}
    </div>
  );
}
