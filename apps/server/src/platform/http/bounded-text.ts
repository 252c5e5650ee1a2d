/** A reply is larger than any that was asked for. */
export class OversizedReply extends Error {
  constructor(most: number) {
    super(`A reply of more than ${most} characters.`);
  }
}

/** The text of a third party's reply. Throws `OversizedReply` as soon as it is longer than that. */
export async function boundedText(reply: Response, most: number): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) throw new OversizedReply(most);
  }
  return text + decoder.decode();
}
