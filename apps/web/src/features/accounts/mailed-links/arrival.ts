/** What the URL carries: a mailed link, a finished social sign-in, or a result. */
export type Arrival =
  /** Our own mailed links. */
  | { kind: "link"; tokenHash: string; type: string }
  /** A hosted auth service's links, with the session itself in the hash. */
  | { kind: "session"; accessToken: string; refreshToken: string; type: string | null }
  /** A social sign-in, or a hosted service's newer links. */
  | { kind: "code"; code: string }
  | { kind: "verified" }
  /** The link or sign-in was refused; `reason` is in the service's words. */
  | { kind: "refused"; reason: string | null; ofVerification: boolean };

/** Parses a URL's query and hash; null if they carry nothing of the kind. */
export function arrivalOf(address: string): Arrival | null {
  const url = new URL(address);
  const hash = new URLSearchParams(url.hash.replace(/^#/, ""));
  const read = (name: string) => url.searchParams.get(name) ?? hash.get(name);

  const verified = url.searchParams.get("verified");
  if (verified === "true") return { kind: "verified" };
  const reason = read("error_description") ?? read("error");
  if (verified === "false") return { kind: "refused", reason, ofVerification: true };
  if (reason !== null) return { kind: "refused", reason, ofVerification: false };

  const tokenHash = url.searchParams.get("token_hash");
  if (tokenHash) return { kind: "link", tokenHash, type: url.searchParams.get("type") ?? "signup" };
  const accessToken = hash.get("access_token");
  const refreshToken = hash.get("refresh_token");
  if (accessToken && refreshToken)
    return { kind: "session", accessToken, refreshToken, type: hash.get("type") };
  const code = url.searchParams.get("code");
  return code ? { kind: "code", code } : null;
}

const carried = [
  "verified",
  "error",
  "error_code",
  "error_description",
  "token_hash",
  "type",
  "code",
];

/** A URL's path, query and hash without what `arrivalOf` reads. */
export function withoutArrival(address: string): string {
  const url = new URL(address);
  for (const name of carried) url.searchParams.delete(name);
  const own = /^#(?:.*&)?(?:access_token|error|error_description)=/.test(url.hash);
  return `${url.pathname}${url.search}${own ? "" : url.hash}`;
}
