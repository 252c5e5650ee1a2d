/** The source of entries that a script or an iOS Shortcut logged; clients can't send it. */
export const shortcutSource = "shortcut" as const;
