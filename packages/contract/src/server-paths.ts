/** Where the server itself answers; every other path is a file of the app, or its page. */
export const serverPaths = ["/api", "/auth", "/dev", "/health"] as const;

export const isServersPath = (path: string): boolean =>
  serverPaths.some((own) => path === own || path.startsWith(`${own}/`));
