import { Card } from "../components/card.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";

/** Placeholder while a screen's code loads. */
export function ScreenPlace() {
  return (
    <Loading className="screen">
      <Card>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-12 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
        </div>
      </Card>
    </Loading>
  );
}
