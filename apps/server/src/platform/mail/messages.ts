export const messages = {
  cannotSend: "We can't send mail right now. Please try again soon.",
  /** The page that shows mails if no mail server is configured. */
  outbox: {
    title: "Outbox",
    why: "Without a mail server (SMTP_URL), mails wait here.",
    none: "No mail yet.",
    sent: (to: string, date: string) => `To ${to}, ${date}`,
  },
} as const;
