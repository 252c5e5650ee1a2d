import comments from "@eslint-community/eslint-plugin-eslint-comments/configs";
import { defineConfig, globalIgnores } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { inlineText } from "./scripts/lint/inline-text.mjs";
import { ownership } from "./scripts/lint/ownership.mjs";
import { textLookup } from "./scripts/lint/text-lookup.mjs";
import { texts } from "./scripts/lint/texts.mjs";

const morsel = { rules: { "inline-text": inlineText, "text-lookup": textLookup } };

/** `scripts/*.mjs` are checked by tsc, format and knip; typed lint is for what the product is made of. */
export default defineConfig(
  globalIgnores([
    "**/dist/",
    "**/node_modules/",
    "**/coverage/",
    "data/",
    "screenshots/",
    "**/*.js",
    "**/*.mjs",
  ]),
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      comments.recommended,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // A suppression names its rule and says why, on its line.
      "@eslint-community/eslint-comments/require-description": "error",
      "@eslint-community/eslint-comments/no-unlimited-disable": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-ignore": true, "ts-nocheck": true, "ts-expect-error": "allow-with-description" },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Event handlers and `() => void work()` are the idiom in React and Fastify.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // `text || fallback` for an empty text is meant.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true } },
      ],
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // Gateways and fakes keep to an asynchronous interface with nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Kysely's untyped schema is `Record<never, never>`, and its types meet at such seams.
      "@typescript-eslint/no-generated-empty-object-type": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // By code point is what is wanted where text is taken apart.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // Plain functions in object literals: there is no `this` to lose.
      "@typescript-eslint/unbound-method": "off",
      // Taste, not safety.
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/prefer-regexp-exec": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  {
    // What outsiders send meets this code. Tests and programs of ours read what is their own.
    files: ["{apps,packages}/*/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "apps/server/src/testing/**"],
    plugins: { morsel },
    rules: {
      "morsel/text-lookup": "error",
      // More paths than this are several functions: name them.
      complexity: ["error", 15],
    },
  },
  {
    files: ["apps/server/src/**/*.ts"],
    ignores: ["**/*.test.ts", "apps/server/src/testing/**"],
    rules: { "no-restricted-syntax": ["error", ...texts] },
  },
  {
    // Whose rows a query reaches is a type; these are the ways around it.
    files: ["apps/server/src/**/*.ts"],
    ignores: [
      "**/*.test.ts",
      "apps/server/src/testing/**",
      "apps/server/src/platform/{database/**,http/health.ts,people.ts,person.ts}",
    ],
    rules: { "no-restricted-syntax": ["error", ...ownership, ...texts] },
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "**/messages.ts", "**/*.messages.ts"],
    plugins: { morsel },
    rules: { "morsel/inline-text": "error" },
  },
  {
    // A reply's body is read as it came: what the test expects of it is what checks it.
    files: [
      "**/*.test.ts",
      "**/*.test.tsx",
      "apps/web/e2e/**",
      "apps/server/{bench,fuzz,src/testing}/**",
    ],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Programs for people at a terminal: printing is what they do.
    files: [
      "scripts/**",
      "**/bench/**",
      "**/build/**",
      "apps/server/fuzz/fuzz.ts",
      "*.config.ts",
      "apps/server/src/backup.ts",
      "apps/server/src/import-foods.ts",
      "apps/server/src/show-progress.ts",
      "apps/server/src/update-foods.ts",
      "apps/server/src/remove-factors.ts",
      "apps/server/src/main.ts",
    ],
    rules: { "no-console": "off" },
  },
);
