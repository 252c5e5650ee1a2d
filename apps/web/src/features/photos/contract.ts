/** The photos' calls. Not in lib/contract.ts: that is part of the first load, and no photo is. */
export const photoContract = () => import("@morsel/contract/photos");
