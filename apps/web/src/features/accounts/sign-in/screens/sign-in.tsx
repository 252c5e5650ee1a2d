import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePersonId } from "../../../../lib/person.ts";
import SignInPanel from "../components/sign-in-panel.tsx";

/** The sign-in screen; goes to the dashboard once somebody is signed in, however they did it. */
export default function SignInScreen() {
  const person = usePersonId();
  useEffect(() => {
    if (person !== null) navigate("/", { replace: true });
  }, [person]);
  return <SignInPanel />;
}
