import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePersonId } from "../../../../lib/person.ts";
import SignInPanel from "../components/sign-in-panel.tsx";
import { openingMode } from "../opening.ts";

/** The sign-in screen; goes to the dashboard once somebody is signed in, however they did it. */
export default function SignInScreen() {
  const person = usePersonId();
  const [mode] = useState(openingMode);
  useEffect(() => {
    if (person !== null) navigate("/", { replace: true });
  }, [person]);
  return <SignInPanel mode={mode} />;
}
