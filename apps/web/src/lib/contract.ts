/**
 * The contract, file by file. Setting up its schemas takes a phone 120 ms and drawing needs none of
 * them, so they load with the first call, as in `call(contract.meals, "logMeal", { body })`.
 */
export const contract = {
  accounts: () => import("@morsel/contract/accounts"),
  achievements: () => import("@morsel/contract/achievements"),
  authProof: () => import("@morsel/contract/auth-proof"),
  authUndo: () => import("@morsel/contract/auth-undo"),
  fasting: () => import("@morsel/contract/fasting"),
  foods: () => import("@morsel/contract/foods"),
  kept: () => import("@morsel/contract/kept"),
  meals: () => import("@morsel/contract/meals"),
  notifications: () => import("@morsel/contract/notifications"),
  profile: () => import("@morsel/contract/profile"),
  sync: () => import("@morsel/contract/sync"),
  water: () => import("@morsel/contract/water"),
};
