import type { FastifyReply, FastifyRequest } from "fastify";

/** A 256-bit secret stored in the browser, invisible to scripts. */
interface Cookie {
  name: string;
  path: string;
  /** In seconds. */
  age: number;
}

export function readCookie(request: FastifyRequest, { name }: Cookie): string | undefined {
  const given = request.headers.cookie ?? "";
  return new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(given)?.[1];
}

/** `home` is the server's public URL. */
export function setCookie(
  reply: FastifyReply,
  { name, path, age }: Cookie,
  secret: string,
  home: string,
): void {
  const secure = home.startsWith("https:") ? "; Secure" : "";
  // Lax: the browser must send the cookie when a provider redirects back here.
  const rules = `Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  const before = reply.getHeader("set-cookie") ?? [];
  reply.header("set-cookie", [before, `${name}=${secret}; ${rules}`].flat());
}
