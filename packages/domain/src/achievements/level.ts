/** Points to the next level, each time. */
const perLevel = 100;

export function levelOf(totalPoints: number): { level: number; pointsForNextLevel: number } {
  const level = Math.floor(totalPoints / perLevel) + 1;
  return { level, pointsForNextLevel: level * perLevel };
}
