/** JSON stored as text, the one form both engines share. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** Reads what `toJson` wrote; the caller states the type it wrote. */
export const fromJson = <T>(text: string): T => JSON.parse(text) as T;
