import type { ReactNode } from "react";
import { askToSign } from "../lib/auth-prompt.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { EmptyState } from "./empty-state.tsx";
import { signedOutMessages as texts } from "./signed-out.messages.ts";

/** What a screen shows to visitors, if it is nothing without an account. */
export function SignedOutCard({
  title,
  text,
  icon,
}: {
  title: string;
  text: string;
  icon: ReactNode;
}) {
  return (
    <Card>
      <EmptyState
        title={title}
        icon={icon}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => askToSign("in")}>{texts.signIn}</Button>
            <Button look="quiet" onClick={() => askToSign("up")}>
              {texts.create}
            </Button>
          </div>
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}
