import { Card } from "../../../../components/card.tsx";
import { signInMessages } from "../messages.ts";
import type { Mode } from "../notice.ts";
import { useSignIn } from "../state.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInPanelProps {
  mode?: Exclude<Mode, "verification-required">;
  onSignedIn?: () => void;
}

/** The sign-in form as a card, on the sign-in screen and the signed-out profile tab. */
export default function SignInPanel({ mode = "sign-in", onSignedIn }: SignInPanelProps) {
  const signIn = useSignIn(mode, onSignedIn);
  const { title, description } = signInMessages.face(signIn.state);
  return (
    <Card className="mx-auto w-full max-w-md sm:p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-5 text-soft">{description}</p>
      <SignInForm signIn={signIn} />
    </Card>
  );
}
