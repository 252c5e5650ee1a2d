/** Where the auth service is, and what every call to it carries. */
export interface AuthPlace {
  url: string;
  headers: Record<string, string>;
}

/** Whether a hosted service keeps the accounts, which has fewer calls than ours. */
export const isHosted = (): boolean => "apikey" in authPlace().headers;

/**
 * This server; or the hosted auth service that it names in the page, as its address and public key
 * with a space between.
 */
export function authPlace(page: Document = document): AuthPlace {
  const named = page.querySelector<HTMLMetaElement>('meta[name="morsel-auth"]')?.content;
  const [site, key] = named?.split(" ") ?? [];
  if (site && key) return { url: `${site}/auth/v1`, headers: { apikey: key } };
  return { url: new URL("/auth/v1", page.location.origin).href, headers: {} };
}
