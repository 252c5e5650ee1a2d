export const profileIcons = { male: 1, female: 2 } as const;
