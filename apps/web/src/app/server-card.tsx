import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { serverAddress } from "../lib/native.ts";
import { shellMessages as texts } from "./shell.messages.ts";

/** In the native shell, for who is signed out: nothing that waits could go to another server. */
export default function ServerCard() {
  return (
    <Card title={texts.title} className="mx-auto w-full max-w-md">
      <p className="text-soft wrap-anywhere">{texts.yours(serverAddress())}</p>
      {/* Heard by the shell (apps/mobile/src/shell.ts). */}
      <Button
        look="outline"
        className="mt-3"
        onClick={() => window.dispatchEvent(new Event("change-server"))}
      >
        {texts.change}
      </Button>
    </Card>
  );
}
