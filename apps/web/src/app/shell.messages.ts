export const shellMessages = {
  title: "Server",
  yours: (address: string) => `This app uses the server at ${address}.`,
  change: "Use another server",
} as const;
