/** How foods were cooked, as alternatives in patterns: "2 fried eggs", "chicken, grilled". */
export const cookedSo =
  "baked|barbecued|boiled|braised|broiled|cooked|(?:(?:deep|pan|stir)[- ])?fried|grilled|poached|roasted|saut[eé]ed|scrambled|seared|simmered|steamed|stewed|toasted";
/** How foods were cut, which doesn't change what is in them. */
export const cutSo =
  "chopped|crumbled|crushed|cubed|diced|grated|halved|mashed|minced|quartered|shredded|sliced";
