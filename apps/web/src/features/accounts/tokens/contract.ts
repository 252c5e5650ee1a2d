/** The contract's calls for tokens, loaded with the first of them. */
export const tokenContract = () => import("@morsel/contract/tokens");
