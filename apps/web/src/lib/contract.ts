/**
 * The contract by its files. Their schemas take a phone 120 ms to set up and nothing is drawn with
 * them, so they come with the first call: `call` is told a file, and one of its routes by name.
 */
export const contract = {
  accounts: () => import("@morsel/contract/accounts"),
  authProof: () => import("@morsel/contract/auth-proof"),
  authUndo: () => import("@morsel/contract/auth-undo"),
  fasting: () => import("@morsel/contract/fasting"),
  foods: () => import("@morsel/contract/foods"),
  meals: () => import("@morsel/contract/meals"),
  notifications: () => import("@morsel/contract/notifications"),
  profile: () => import("@morsel/contract/profile"),
  water: () => import("@morsel/contract/water"),
};
