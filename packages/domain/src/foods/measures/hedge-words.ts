/** Words that people put before an amount which they didn't measure, as pieces of patterns. */

/** "About 200 g", "approx. 2 cups" */
export const about = String.raw`(?:about|around|roughly|approximately|approx\.?|circa|~)`;
/** Also those that are said before other things: "maybe 2 cups", "rice, like 200 g", "only 100 g". */
export const hedge = String.raw`(?:${about}|maybe|perhaps|probably|like|only|just|exactly|nearly|almost)`;
export const aboutFirst = new RegExp(String.raw`^${about}(?:\s+|(?<=[~.]))`, "i");
