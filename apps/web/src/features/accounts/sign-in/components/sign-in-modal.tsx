import { Dialog } from "../../../../components/dialog.tsx";
import { signInMessages } from "../messages.ts";
import type { Mode } from "../notice.ts";
import { useSignIn } from "../state.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInModalProps {
  /** The mode it opens in. */
  mode: Extract<Mode, "sign-in" | "sign-up">;
  onClose: () => void;
}

/** The sign-in form as a dialog; closes once somebody is signed in. Load it with `lazy`. */
export default function SignInModal({ mode, onClose }: SignInModalProps) {
  const signIn = useSignIn(mode, onClose);
  const { title, description } = signInMessages.face(signIn.state);
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <SignInForm signIn={signIn} />
    </Dialog>
  );
}
