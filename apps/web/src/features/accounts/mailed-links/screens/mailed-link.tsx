import ResetPassword from "../../passwords/screens/reset-password.tsx";
import RemoveSecondStep from "../../undo/screens/remove-second-step.tsx";
import UndoEmailChange from "../../undo/screens/undo-email-change.tsx";
import VerifyEmail from "./verify-email.tsx";

/** The pages behind mailed links; app/app.tsx knows their paths. */
export default function MailedLink({ path }: { path: string }) {
  switch (path) {
    case "/reset-password":
      return <ResetPassword />;
    case "/undo-email-change":
      return <UndoEmailChange />;
    case "/remove-second-step":
      return <RemoveSecondStep />;
    default:
      return <VerifyEmail />;
  }
}
