/** data/calculator.json, which a bundler inlines. */
import type { CalculatorTables } from "@morsel/domain/foods/knowledge";

declare const tables: CalculatorTables;
export default tables;
