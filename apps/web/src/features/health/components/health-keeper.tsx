import { useEffect } from "react";
import { usePersonId } from "../../../lib/person.ts";
import { startFollowing } from "../mutations.ts";

/** Keeps Apple Health in step beside every view. Renders nothing. */
export default function HealthKeeper() {
  const person = usePersonId();
  useEffect(() => (person === null ? undefined : startFollowing()), [person]);
  return null;
}
