export const messages = {
  outOfReach: "The store for pictures is out of reach. Please try again soon.",
  beingRemoved: "An earlier copy is being removed. Please try again soon.",
} as const;
