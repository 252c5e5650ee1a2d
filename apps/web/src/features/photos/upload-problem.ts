import { photoMessages } from "./messages.ts";

/**
 * - `cancelled`: by the person.
 * - `unreachable`: the server, or its store, can't be reached; the same picture can be sent later.
 * - `refused`: sending this picture again won't help.
 * - `failed`: anything else; may work later.
 */
type Kind = "cancelled" | "unreachable" | "refused" | "failed";

/** Why a picture didn't become a photo. Title and message are meant for people. */
export class UploadProblem extends Error {
  override readonly name = "UploadProblem";
  readonly kind: Kind;
  readonly title: string;

  constructor(kind: Kind, { title, text }: { title: string; text: string }, cause?: unknown) {
    super(text, { cause });
    this.kind = kind;
    this.title = title;
  }
}

export const uploadCancelled = () => new UploadProblem("cancelled", photoMessages.upload.cancelled);
