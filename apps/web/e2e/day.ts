/** The date `back` days ago, in the browser's time zone. */
export function day(back = 0): string {
  const at = new Date(Date.now() - back * 86_400_000);
  return at.toLocaleDateString("en-CA", { timeZone: "America/New_York" });
}
