import { maxStepsPerDay } from "@morsel/contract/water";

export const messages = {
  dayFull: `A day's water can be changed ${maxStepsPerDay} times.`,
} as const;
