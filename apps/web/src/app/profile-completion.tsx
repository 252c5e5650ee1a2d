import { isIncomplete } from "@morsel/domain/profile/full-name";
import { Suspense } from "react";
import { later } from "../components/later.tsx";
import { useUser } from "../features/profile/queries.ts";

const CompleteProfile = later(() => import("./complete-profile.tsx"), "dialog");

/** Asks for name and picture on top of any view while the person's full name is missing. */
export default function ProfileCompletion() {
  const { data: user } = useUser();
  if (!user || !isIncomplete(user)) return null;
  return (
    <Suspense>
      <CompleteProfile user={user} />
    </Suspense>
  );
}
