import { Leaf } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { openSection } from "../../../lib/section.ts";
import { goalMessages } from "../goals.messages.ts";

const texts = goalMessages.calm;

/** Stands where achievements would, for who has switched them off. */
export function CalmNote() {
  return (
    <Card>
      <EmptyState
        title={texts.title}
        icon={<Leaf size={22} />}
        action={
          <Button look="secondary" onClick={() => openSection("profile", "profile")}>
            {texts.action}
          </Button>
        }
      >
        {texts.text}
      </EmptyState>
    </Card>
  );
}
