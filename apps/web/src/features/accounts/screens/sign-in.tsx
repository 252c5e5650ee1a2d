import { openTab } from "../../../lib/tabs.ts";
import SignInPanel from "../components/sign-in-panel.tsx";

/** The sign-in screen; leads to the dashboard once somebody is in. */
export default function SignInScreen() {
  return <SignInPanel onSignedIn={() => openTab("home")} />;
}
