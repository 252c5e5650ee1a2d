import { isIncomplete } from "@morsel/domain/profile/name";
import { lazy, Suspense } from "react";
import { useUser } from "../features/profile/queries.ts";

const CompleteProfile = lazy(() => import("./complete-profile.tsx"));

/** Asks for name and picture on top of any view while the person's full name is missing. */
export function ProfileCompletion() {
  const { data: user } = useUser();
  if (!user || !isIncomplete(user)) return null;
  return (
    <Suspense>
      <CompleteProfile user={user} />
    </Suspense>
  );
}
