import { Card } from "../components/card.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";

/** A screen's place while its code arrives. */
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
