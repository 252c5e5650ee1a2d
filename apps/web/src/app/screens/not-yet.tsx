import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { openTab } from "../../lib/tabs.ts";
import { screenMessages } from "./messages.ts";

/** A view that comes in a later version: says so and links to what works today. */
export function NotYet({
  title,
  icon,
  children,
}: {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="screen">
      <Card className="relative">
        <EmptyState
          title={title}
          icon={icon}
          className="py-10"
          action={<Button onClick={() => openTab("home")}>{screenMessages.backHome}</Button>}
        >
          {children}
        </EmptyState>
      </Card>
    </div>
  );
}
