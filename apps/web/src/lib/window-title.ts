/** The title of the window, or of its tab. */
export const windowTitle = (name: string) => `${name} · Morsel`;
