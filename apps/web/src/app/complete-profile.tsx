import type { User } from "@morsel/contract/profile";
import { SignOutButton } from "../features/accounts/sessions/components/sign-out-button.tsx";
import { CompletionModal } from "../features/profile/components/completion-modal.tsx";

/** The profile completion modal with a sign-out button. Load it with `lazy`. */
export default function CompleteProfile({ user }: { user: User }) {
  return <CompletionModal user={user} foot={<SignOutButton look="quiet" />} />;
}
