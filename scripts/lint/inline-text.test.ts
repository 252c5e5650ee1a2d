import { ESLint } from "eslint";
import { expect, test, vi } from "vitest";
import { root } from "../steps.mjs";

// The types of a whole workspace are loaded first.
vi.setConfig({ testTimeout: 240_000 });

const rule = "morsel/inline-text";
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === rule });

async function complaints(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter((one) => one.ruleId === rule).map((one) => one.message);
}

/** Each with the text to be found in it. */
const wrong = [
  ["<p>Nothing logged yet</p>", "Nothing logged yet"],
  ['<p>{open ? texts.hide : "show"}</p>', "show"],
  ["<p>{open && `of ${goal} glasses`}</p>", "of … glasses"],
  ['<img alt="a glass" />', "a glass"],
  ['<a title={"more" + name}>{name}</a>', "more"],
  ['<button aria-label={open ? "close" : texts.open} />', "close"],
  ["<Field placeholder={`1 cup of ${name}`} />", "1 cup of …"],
  ['<Line term="FDA serving" />', "FDA serving"],
  ['toast({ title: "Saved", tone: "success" })', "Saved"],
  ['(({ title = "Today" }) => title)({})', "Today"],
  ['(errors.name = "Please enter a number.")', "Please enter a number."],
  ["(errors.name ??= `At least ${min}, please.`)", "At least …, please."],
  ['[].map(() => "Good morning")', "Good morning"],
  ['(function () { return isNew ? "Just now" : texts.ago; })()', "Just now"],
] as const;
const right = [
  "<p>{texts.empty}</p>",
  "<p>{goal} kcal · {`${goal} g`}</p>",
  '<img alt="" src="/favicon.svg" />',
  '<button type="button" aria-current="page" className="flex gap-2" />',
  '<Field label={texts.label} inputMode="numeric" />',
  'toast({ title: texts.saved, tone: "success" })',
  '(event.key = "ArrowDown")',
  '(function () { return "rounded-control bg-Sunken p-3"; })()',
  '(function () { return new Error("Nobody is signed in."); })()',
];

const lines = (expressions: readonly string[]) =>
  expressions.map((one, at) => `export const x${at} = () => ${one};`).join("\n");

test("a text that people read is refused outside of the messages", async () => {
  const code = lines([...wrong.map(([expression]) => expression), ...right]);
  expect(await complaints(code, "apps/web/src/features/meals/components/meal-row.tsx")).toEqual(
    wrong.map(
      ([, text]) =>
        `A text that people read belongs in apps/web/src/features/meals/messages.ts: move “${text}” there.`,
    ),
  );
});

test.each([
  ["app/screens/home.tsx", "app"],
  ["components/card.tsx", "components"],
  ["lib/toast.ts", "lib"],
  ["features/water/mutations.ts", "features/water"],
  ["features/accounts/components/security-card.tsx", "features/accounts"],
  ["features/accounts/sign-in/components/sign-in-form.tsx", "features/accounts/sign-in"],
])("in %s it is sent to the messages of %s", async (file, room) => {
  const [found] = await complaints('x({ title: "Saved" });', `apps/web/src/${file}`);
  expect(found).toContain(`belongs in apps/web/src/${room}/messages.ts:`);
});

test.each([
  "apps/web/src/features/water/messages.ts",
  "apps/web/src/features/fasting/card.messages.ts",
  "apps/web/src/lib/tabs.test.ts",
  "apps/web/e2e/locators.ts",
])("in %s it may stand", async (file) => {
  expect(await complaints('x({ title: "Saved" });', file)).toEqual([]);
});
