import { isVisible } from "@morsel/domain/visible-text";
import { profileMessages } from "./messages.ts";

const { completion } = profileMessages;

interface Completion {
  readonly firstName: string;
  readonly lastName: string;
  readonly icon: number | null;
}

/** The first thing missing from a profile, and its field; null if complete. */
export function completionProblem({ firstName, lastName, icon }: Completion) {
  if (!isVisible(firstName)) return { field: "firstName", ...completion.firstName };
  if (!isVisible(lastName)) return { field: "lastName", ...completion.lastName };
  if (icon === null) return { field: "picture", ...completion.picture };
  return null;
}
