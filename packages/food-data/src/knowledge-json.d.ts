/** data/knowledge.json, which a bundler inlines. */
import type { Knowledge } from "@morsel/domain/foods/knowledge";

declare const knowledge: Knowledge;
export default knowledge;
