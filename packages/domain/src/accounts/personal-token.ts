import { day } from "../time.ts";

/** What every personal access token begins with, so that people and scanners recognize one. */
export const tokenPrefix = "morsel_";

export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Tokens of one person that work at the same time. */
export const maxTokens = 20;
export const maxTokenName = 60;

/** How long a token works (ms): if its maker doesn't say, and at most. */
export const tokenLifetime = { usual: 365 * day, max: 10 * 365 * day } as const;

/** Anything in a text that may be a token, even one that was cut off. */
const written = /morsel_[\w-]{20,}/;
const everyWritten = new RegExp(written, "g");

export const isPersonalToken = (text: string): boolean => text.startsWith(tokenPrefix);

export const holdsToken = (text: string): boolean => written.test(text);

export const withoutTokens = (text: string): string =>
  text.replace(everyWritten, `${tokenPrefix}[hidden]`);

/** Whether a token of one scope may make a call that needs another. */
export const allows = (scope: TokenScope, needed: TokenScope): boolean =>
  needed === "read" || scope === "write";
