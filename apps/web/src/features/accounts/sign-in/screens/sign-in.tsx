import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { useSession } from "../../sessions/state.ts";
import SignInPanel from "../components/sign-in-panel.tsx";

/** The sign-in screen; leads to the dashboard once somebody is in, by whichever way. */
export default function SignInScreen() {
  const { status } = useSession();
  useEffect(() => {
    if (status === "signed-in") navigate("/", { replace: true });
  }, [status]);
  return <SignInPanel />;
}
