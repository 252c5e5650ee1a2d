import { hour } from "@morsel/domain/time";
import fc from "fast-check";

/**
 * Values for a field by its name, in any call: whatever its schema can't express, because a
 * function checks it (a day that exists) or it is in the database (an id).
 *
 * `~own.meals.id.0~` stands for the id of one of the caller's meals, `~other.meals.id.0~` for one
 * of someone else's: people.ts fills them in when the request is sent.
 */

const now = Date.now();
const maxMs = 8.64e15;
const edges = [0, -1, 946_684_800_000, 4_102_444_800_000, maxMs];

const often = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: unusual });

const instants = often(
  fc.integer({ min: -40 * 24, max: 0 }).map((hours) => now + hours * hour),
  fc.constantFrom(...edges),
);
const timestamps = instants.map((ms) => new Date(ms).toISOString());
const days = often(
  fc
    .integer({ min: -40, max: 1 })
    .map((n) => new Date(now + n * 24 * hour).toISOString().slice(0, 10)),
  fc.constantFrom(
    ..."2024-02-29 2023-02-29 2000-01-01 9999-12-31 0000-01-01 2026-13-01 20260101 2026-1-1 -000001-01-01".split(
      " ",
    ),
  ),
);

/** A time zone in any spelling: the runtime accepts `eUROPE/bERLIN` too. */
const timeZones = fc
  .tuple(
    fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "+05:30", "GMT"),
    fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  )
  .map(([zone, upper]) =>
    Array.from(zone)
      .map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase()))
      .join(""),
  );

const foods = fc
  .array(
    fc.constantFrom(
      ..."banana|oatmeal|2 eggs|chicken breast|rice and beans|coffee with milk|pizza|1 cup|200 g|1 1/2 tbsp|and|with|for breakfast".split(
        "|",
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(" "));

const emails = often(
  fc.constantFrom("~own.email~", "~own.email~", "~other.email~"),
  fc.oneof(
    fc.nat({ max: 5_000 }).map((n) => `stranger-${n}@example.org`),
    fc.constantFrom(" A.B+c@EXAMPLE.org ", "a@b", '"a b"@example.org', "ä@bücher.example"),
  ),
);

const oneOf = (words: string) => fc.constantFrom(...words.split(" "));

const fields: [name: RegExp, texts: fc.Arbitrary<string>][] = [
  [/zone$/i, timeZones],
  [/^(date|from|to|day)$|birth_?date/i, days],
  [/time(stamp)?$|At$/, timestamps],
  [/^startAt$/, often(oneOf("08:00 23:59 00:00"), oneOf("24:00 7:5 08:00:00"))],
  [/^time$/, often(fc.constantFrom("8:30 AM", "12:00 pm", "1:05PM"), oneOf("13:00PM 8:5AM"))],
  [/e-?mail/i, emails],
  [/password/i, oneOf("~own.password~ ~own.password~ An0ther!password short")],
  [
    /^(token|nonce|code)$/,
    oneOf("~own.totp~ ~own.totp~ ~own.mailed-code~ ~own.recovery-code~ 123456"),
  ],
  [/^token_hash$/, fc.constant("~own.link~")],
  [/^type$/, oneOf("~own.link-type~ signup recovery email_change email magiclink")],
  [/^grant_type$/, oneOf("password refresh_token pkce id_token web3")],
  [/^factor_type$/, oneOf("totp totp phone webauthn")],
  [/^provider$/, oneOf("google github email apple")],
  [/redirect/i, oneOf("/ ~server~/ https://example.org/ //example.org javascript:alert(1)")],
  [/code_challenge_method/, oneOf("S256 s256 plain")],
  [/^endpoint$/, fc.nat({ max: 30 }).map((n) => `https://fcm.googleapis.com/fcm/send/${n}`)],
  // A point on the curve, as browsers make.
  [
    /^p256dh$/,
    fc.constant(
      "BLKFdjLx8uORGaDscOu2HqXpd7Dxh1ctlqlyQm2Td_qcFyeMKhkAUcwYNT5WieqekObZm-J3zhyH1eIai92MYe8",
    ),
  ],
  [/^planId$/, oneOf("16:8 18:6 20:4 omad custom")],
  [/ingredient|name|measurement|^q$|^text$/i, foods],
];

/** Texts for a field; null if its schema says everything. */
export function textsFor(name: string, format: string | undefined): fc.Arbitrary<string> | null {
  if (format === "date-time") return timestamps;
  if (format === "uuid") return null;
  const fitting = fields.filter(([pattern]) => pattern.test(name)).map(([, texts]) => texts);
  return fitting.length > 0 ? fc.oneof(...fitting) : null;
}

const taken = /id$|cursor|token|challenge|verifier|code$|state/i;

/** What the field held in an earlier reply to the caller, or to someone else. */
export function seenBefore(room: string, name: string): fc.Arbitrary<string> | null {
  if (!taken.test(name)) return null;
  return fc
    .tuple(oneOf("own own own own other"), fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4))
    .map(([who, which]) => `~${who}.${room}.${name}.${which}~`);
}

/** Numbers for a field whose schema has no bounds. */
export const numbers: fc.Arbitrary<number> = often(
  fc.oneof(instants, fc.constantFrom(hour, 16 * hour, 24 * hour, 168 * hour)),
  fc.oneof(fc.constantFrom(0, 1, 0.1), fc.nat({ max: 3_000 })),
);
