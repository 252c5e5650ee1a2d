import type { FastifyReply, FastifyRequest } from "fastify";

/** A secret of 256 bits that a browser keeps for us and no script of a page can read. */
interface Cookie {
  name: string;
  path: string;
  /** Seconds. */
  age: number;
}

export function readCookie(request: FastifyRequest, { name }: Cookie): string | undefined {
  const given = request.headers.cookie ?? "";
  return new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(given)?.[1];
}

/** `home` is the address under which people reach the server. */
export function setCookie(
  reply: FastifyReply,
  { name, path, age }: Cookie,
  secret: string,
  home: string,
): void {
  const secure = home.startsWith("https:") ? "; Secure" : "";
  // Lax: a provider's site sends the browser back here.
  const rules = `Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  const before = reply.getHeader("set-cookie") ?? [];
  reply.header("set-cookie", [before, `${name}=${secret}; ${rules}`].flat());
}
