import manifest from "../../../package.json" with { type: "json" };

/** The server's version, from its package.json. */
export const { version } = manifest;
