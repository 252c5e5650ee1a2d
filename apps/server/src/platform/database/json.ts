/** JSON kept as text, the one form that both engines share. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** Reads what `toJson` wrote; the caller names the type that it wrote. */
export const fromJson = <T>(text: string): T => JSON.parse(text) as T;
