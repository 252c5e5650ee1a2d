/** What a food means beside others, as compiled from packages/food-data/tables/sentences. */
export interface CompanyTables {
  /** What is meant by a name beside such foods; the first row that fits decides. */
  meanings: readonly Meaning[];
  /** How much of a thing is meant that is added to another; the first row that fits decides. */
  additions: readonly Addition[];
}

interface Meaning {
  said: string;
  beside: string;
  /** Counted in these, it is meant as it is said. */
  notIn?: string;
  meant: string;
}

interface Addition {
  measure: string;
  /** Against the whole name. */
  words: string;
  /** What it is added to, or isn't. */
  to?: string;
  notTo?: string;
}

/** A food's name, as it stands in a sentence. */
interface Said {
  quantity: number | null;
  unit: string;
}

export interface Company {
  /**
   * The name of what is meant. "Chips" alone may be either kind; beside fish it isn't crisps, nor
   * beside salsa. Two of a burger that shares its name with sweets are burgers.
   */
  meantBeside(name: string, said: Said, others: readonly string[]): string;
  /** The measure of an addition to the food called `to`; undefined when it isn't one we know. */
  usualAddition(name: string, to: string): string | undefined;
}

/** More of them than this are the sweets. */
const maxBurgers = 3;

const whole = (words: string) => new RegExp(`^(?:${words})$`, "i");
/** Fits no text. */
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
  return {
    meantBeside(name, { quantity, unit }, others) {
      if (/^whoppers$/i.test(name) && unit === "" && quantity !== null && quantity <= maxBurgers) {
        return "whopper";
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
