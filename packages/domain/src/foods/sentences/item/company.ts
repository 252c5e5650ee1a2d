/** What a food means in company, compiled from packages/food-data/tables/sentences. */
export interface CompanyTables {
  /** What a name means beside certain foods; the first row that fits wins. */
  meanings: readonly Meaning[];
  /** How much of an addition is meant; the first row that fits wins. */
  additions: readonly Addition[];
  /** How much of a food by itself is meant; the first row that fits wins. */
  unsaid: readonly Unsaid[];
}

interface Meaning {
  said: string;
  beside: string;
  /** Units with which the name means what it says. */
  notIn?: string;
  meant: string;
}

interface Addition {
  measure: string;
  /** A pattern for the whole name. */
  words: string;
  /** Patterns for what it is added to, or isn't. */
  to?: string;
  notTo?: string;
}

interface Unsaid {
  measure: string;
  /** The kind of food (tables/kinds.txt). */
  kind: string;
  /** A pattern for the food's name in lower case. */
  words?: string;
}

/** The amount of a food in a sentence. */
interface Said {
  quantity: number | null;
  unit: string;
}

export interface Company {
  /**
   * The name of the food that is meant. "Chips" alone is ambiguous: beside fish it is fries, beside
   * salsa tortilla chips. Two "whoppers" are the burger, not the sweets.
   */
  meantBeside(name: string, said: Said, others: readonly string[]): string;
  /** The usual measure of an addition to the food `to`; undefined if unknown. */
  usualAddition(name: string, to: string): string | undefined;
  /** What a meal has of a food whose amount nobody told; undefined if its usual portion. */
  unsaidAmount(kind: string, food: string): string | undefined;
}

/** More than this are the sweets. */
const maxBurgers = 3;
/** Grams of chips from which on they are fries. */
const leastFries = 120;

const whole = (words: string) => new RegExp(`^(?:${words})$`, "i");
/** Matches nothing. */
const none = "(?!)";

export function openCompany(tables: CompanyTables): Company {
  const meanings = tables.meanings.map(({ said, beside, notIn, meant }) => ({
    said: whole(`(?:some )?${said}`),
    beside: new RegExp(beside, "i"),
    notIn: whole(notIn ?? none),
    meant,
  }));
  const additions = tables.additions.map(({ measure, words, to = "", notTo = none }) => ({
    measure,
    words: whole(words),
    to: new RegExp(to, "i"),
    notTo: new RegExp(notTo, "i"),
  }));
  const unsaid = tables.unsaid.map(({ measure, kind, words = "" }) => ({
    ...{ measure, kind },
    words: new RegExp(words),
  }));
  return {
    unsaidAmount: (kind, food) =>
      unsaid.find((row) => row.kind === kind && row.words.test(food.toLowerCase()))?.measure,
    meantBeside(name, { quantity, unit }, others) {
      if (/^whoppers$/i.test(name) && unit === "" && quantity !== null && quantity <= maxBurgers) {
        return "whopper";
      }
      // Nobody weighs out so many crisps.
      if (/^chips$/i.test(name) && unit === "gram" && (quantity ?? 0) >= leastFries) {
        return "french fries";
      }
      const company = others.join(", ");
      const row = meanings.find(
        ({ said, beside, notIn }) => said.test(name) && beside.test(company) && !notIn.test(unit),
      );
      return row && !row.said.test(row.meant) ? row.meant : name;
    },
    usualAddition: (name, to) =>
      additions.find((row) => row.words.test(name) && row.to.test(to) && !row.notTo.test(to))
        ?.measure,
  };
}
