import { createListeners } from "./listeners.ts";

/** An achievement, as the replies say it that tell of new ones. */
export interface Earned {
  kind: string;
  id: string;
  title: string;
  description: string;
  points: number;
  /** The entry whose reply says it; the same reply may come again. */
  entry?: string;
}

let earned: readonly Earned[] = [];
const { subscribe, tell } = createListeners();

/** Passes on what the server says was earned; features/achievements shows it once it is there. */
export function tellEarned(more: readonly Earned[]): void {
  earned = [...earned, ...more];
  if (more.length > 0) tell();
}

export function takeEarned(): readonly Earned[] {
  const taken = earned;
  earned = [];
  return taken;
}

export const onEarned = subscribe;
