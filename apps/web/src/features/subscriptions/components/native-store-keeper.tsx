import { useEffect } from "react";
import { usePersonId } from "../../../lib/person.ts";
import { logOutOfStore } from "../native-store.state.ts";

/** Logs out of the phone's store with the person: signing out loads the page anew. */
export default function NativeStoreKeeper() {
  const person = usePersonId();
  useEffect(() => {
    if (person === null) void logOutOfStore();
  }, [person]);
  return null;
}
