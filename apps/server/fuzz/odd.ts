import fc from "fast-check";

/** Texts and numbers that some layer has trouble with. */

/** Names that every plain object inherits. */
export const inherited = fc.constantFrom(
  ..."constructor __proto__ toString hasOwnProperty valueOf isPrototypeOf".split(" "),
);

/** Text with a meaning in some language it may reach (SQL, HTML, …). */
const traps = fc.constantFrom(
  ...[
    "prototype __defineGetter__ then toJSON length",
    "null undefined NaN true 0 -0 1e309 0x10 ١٢٣ * % _ \\ | %00 %n ..%2f.. ../../etc/passwd",
    "' <script> ${7*7} {{7*7}} '||1=1-- ;drop",
  ].flatMap((line) => line.split(" ")),
  "\r\nx-a: b",
);

const characters = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "x\ud83d",
  "\ufeff",
  "\u202eabc",
  "\u2028",
  "\ufb00",
  "\u0130\u0131\u00df",
  "👩‍👩‍👧‍👦",
  "e\u0301".repeat(20),
);

/**
 * Code points up to `last`, including lone surrogates. Cheaper than `fc.string` with a custom unit.
 */
export const textOfPoints = (last: number, maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.integer({ min: 0, max: last })), {
      maxLength,
    })
    .map((points) => String.fromCodePoint(...points));

const lengths = fc.constantFrom(65, 101, 201, 257, 1_001, 5_000, 100_000);
const units = fc.constantFrom("a", "é", "😀", "%", " ", "1", ".", "-");

export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  inherited,
  traps,
  characters,
  textOfPoints(0xffff, 20),
  textOfPoints(0x10ffff, 40),
  fc.tuple(lengths, units).map(([length, unit]) => unit.repeat(length)),
);

const littleWords = fc.constantFrom(
  ..."a e x and with of in or to & , - ( ) / % . ½ 1 10 2% g oz cup large without".split(" "),
);

/** A few words repeated: slow for parsers that backtrack. */
export const refrains = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(littleWords, littleWords, traps), { minLength: 1, maxLength: 4 })
    .map((words) => {
      const verse = `${words.join(" ")} `;
      return verse.repeat(Math.ceil(length / verse.length)).slice(0, length);
    });

export const oddNumbers = fc.constantFrom(
  ...[-1, -0, 0.5, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 53) - 1],
);
