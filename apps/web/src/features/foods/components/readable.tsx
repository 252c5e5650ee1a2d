import { Button } from "../../../components/button.tsx";
import { foodMessages } from "../messages.ts";

interface ReadableProps {
  measurements: readonly string[];
  onUse: (measurement: string) => void;
}

/** Measurements that were probably meant, as buttons. */
export function Readable({ measurements, onUse }: ReadableProps) {
  if (measurements.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {measurements.map((measurement) => (
        <Button key={measurement} look="outline" onClick={() => onUse(measurement)}>
          {foodMessages.use(measurement)}
        </Button>
      ))}
    </p>
  );
}
