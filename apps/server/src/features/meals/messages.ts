import { kcalToConfirm } from "@morsel/domain/meals/limits";

export const messages = {
  notFound: "This meal doesn't exist.",
  personNotFound: "This person doesn't exist.",
  idTaken: "This id belongs to a meal with other content. The first one was kept.",
  unconfirmed: `That is more than ${kcalToConfirm.toLocaleString("en")} kcal in one entry. Send it with \`confirmed: true\` if it is really meant.`,
  dayFull: (max: number) => `A day holds at most ${max} entries. Delete some to log more.`,
  dayWornOut: "Too many entries were added to this day and deleted again. Log to another day.",
  span: "The first day must not be after the last.",
  longSpan: (max: number) => `Ask for at most ${max} days at a time.`,
} as const;
