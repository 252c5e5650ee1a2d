import { Suspense } from "react";
import { later } from "../components/later.tsx";
import { useOnline } from "../lib/online.ts";

const OfflineWords = later(() => import("./offline-words.tsx"));

/** Says that the network is gone, and what becomes of what is logged. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Suspense>
          <OfflineWords />
        </Suspense>
      )}
    </div>
  );
}
