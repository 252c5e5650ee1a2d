/** The full URL of one of our pages, for mails and providers that link back to it. */
export const ourAddress = (path: string): string => new URL(path, window.location.origin).href;
