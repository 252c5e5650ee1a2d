/** The auth service's URL, and the headers of every call to it. */
export interface AuthPlace {
  url: string;
  headers: Record<string, string>;
}

/** Whether accounts live on a hosted service, which has fewer calls than ours. */
export const isHosted = (): boolean => "apikey" in authPlace().headers;

/** This server, or the hosted auth service in the page's meta tag (URL, space, public key). */
export function authPlace(page: Document = document): AuthPlace {
  const named = page.querySelector<HTMLMetaElement>('meta[name="morsel-auth"]')?.content;
  const [site, key] = named?.split(" ") ?? [];
  if (site && key) return { url: `${site}/auth/v1`, headers: { apikey: key } };
  return { url: new URL("/auth/v1", page.location.origin).href, headers: {} };
}
