/** Profile icon by avatar style. */
export const profileIcons = { male: 1, female: 2 } as const;
