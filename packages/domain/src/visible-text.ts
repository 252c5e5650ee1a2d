/** The braille pattern without dots counts as a sign, but looks like a space. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is something to see: "\u200b", a space of no width, is no name. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
