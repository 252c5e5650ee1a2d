/** Every text that the meals room answers. */
export const messages = {
  notFound: "This meal doesn't exist.",
  personNotFound: "This person doesn't exist.",
  idTaken: "This id belongs to a meal with other content. The first one was kept.",
  cursor: "This page reference is not valid. Start from the first page.",
  span: "The first day must not be after the last.",
  longSpan: (most: number) => `Ask for at most ${most} days at a time.`,
} as const;
