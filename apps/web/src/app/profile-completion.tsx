import { isIncomplete } from "@morsel/domain/profile/name";
import { lazy, Suspense } from "react";
import { useUser } from "../features/profile/queries.ts";

const CompleteProfile = lazy(() => import("./complete-profile.tsx"));

/** Asks for name and picture over whichever view is open, while the person has no full name. */
export function ProfileCompletion() {
  const { data: user } = useUser();
  if (!user || !isIncomplete(user)) return null;
  return (
    <Suspense>
      <CompleteProfile user={user} />
    </Suspense>
  );
}
