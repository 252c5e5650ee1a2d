import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";

interface SignpostCardProps {
  title: string;
  text: string;
  open: string;
  onOpen: () => void;
}

/** Says what is elsewhere, and leads there. */
export function SignpostCard({ title, text, open, onOpen }: SignpostCardProps) {
  return (
    <Card title={title}>
      <p className="text-soft">{text}</p>
      <Button look="outline" className="mt-3" onClick={onOpen}>
        {open}
      </Button>
    </Card>
  );
}
