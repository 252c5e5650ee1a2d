import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePersonId } from "../../../../lib/person.ts";
import SignInPanel from "../components/sign-in-panel.tsx";

/** The sign-in screen; leads to the dashboard once somebody is in, by whichever way. */
export default function SignInScreen() {
  const person = usePersonId();
  useEffect(() => {
    if (person !== null) navigate("/", { replace: true });
  }, [person]);
  return <SignInPanel />;
}
