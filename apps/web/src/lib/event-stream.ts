/** One of the server's events. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Reads `text/event-stream` piece by piece, however it is cut. Comments, which only say that the
 * connection stands, are left out.
 */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const fields = block.split("\n").map((line) => /^(event|data): ?(.*)$/.exec(line));
      const valuesOf = (wanted: string) =>
        fields.flatMap((found) => (found?.[1] === wanted ? [found[2] ?? ""] : []));
      const data = valuesOf("data");
      return data.length > 0
        ? [{ name: valuesOf("event").at(-1) ?? "message", data: data.join("\n") }]
        : [];
    });
  };
}
