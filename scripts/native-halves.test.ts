import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./steps.mjs";

/*
 * The app calls a phone's plugins by names that no compiler checks: a misspelt one fails on the
 * phone alone. So every method that the app's own interfaces name must be one that the native
 * halves declare.
 */

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
/** The files below a folder whose names end like this; none if there is no such folder. */
const filesOf = (folder: string, ending: RegExp): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : [];

/** The plugins' names and the methods that `file` calls of them: `nativePlugin<Of>("Name")`. */
function calledIn(file: string): { plugin: string; methods: string[] }[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const methodsOf = new Map<string, string[]>();
  const called: { plugin: string; interface: string }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node))
      methodsOf.set(
        node.name.text,
        node.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])),
      );
    if (
      ts.isCallExpression(node) &&
      /^(nativePlugin|registerPlugin)$/.test(node.expression.getText())
    ) {
      const [type] = node.typeArguments ?? [];
      const [name] = node.arguments;
      if (type && name && ts.isStringLiteral(name))
        called.push({ plugin: name.text, interface: type.getText() });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return called.map(({ plugin, interface: of }) => ({
    plugin,
    // Listening is every plugin's.
    methods: (methodsOf.get(of) ?? []).filter((name) => name !== "addListener"),
  }));
}

const called = ["apps/web/src", "apps/mobile/src"]
  .flatMap((folder) => filesOf(folder, /\.tsx?$/))
  .flatMap(calledIn);
const plugins = [...new Set(called.map(({ plugin }) => plugin))].sort();
const methodsOf = (plugin: string) => [
  ...new Set(called.filter((one) => one.plugin === plugin).flatMap(({ methods }) => methods)),
];

const packages = [
  ...["@capacitor/app", "@capacitor/haptics", "@capacitor/local-notifications", "@capacitor/share"],
  ...[
    "@capacitor/status-bar",
    "@revenuecat/purchases-capacitor",
    "capacitor-secure-storage-plugin",
  ],
];
const ios = ["apps/mobile/ios/App/App", ...packages.map((name) => `node_modules/${name}/ios`)]
  .flatMap((folder) => filesOf(folder, /\.swift$/))
  .map(textOf);
const android = packages
  .flatMap((name) => filesOf(`node_modules/${name}/android/src/main`, /\.(java|kt)$/))
  .map(textOf);

test("the app's calls of plugins are found", () => {
  expect(plugins).toEqual([
    ...["App", "Haptics", "LocalNotifications", "MorselHealth", "Purchases"],
    ...["SecureStoragePlugin", "Share", "StatusBar"],
  ]);
  for (const plugin of plugins) expect(methodsOf(plugin)).not.toEqual([]);
});

test.each(plugins)("on iOS, %s has every method that is called", (plugin) => {
  const half = ios.find((text) => new RegExp(`jsName = "${plugin}"`).test(text)) ?? "";
  const isThere = (name: string) =>
    half.includes(`CAPPluginMethod(name: "${name}"`) &&
    new RegExp(`@objc (\\w+ )*func ${name}\\(`).test(half);
  expect(methodsOf(plugin).filter((name) => !isThere(name))).toEqual([]);
});

test.each(plugins.filter((name) => name !== "MorselHealth"))(
  "on Android, %s has every method that is called",
  (plugin) => {
    const half =
      android.find((text) => new RegExp(`@CapacitorPlugin\\(\\s*name = "${plugin}"`).test(text)) ??
      "";
    const isThere = (name: string) => new RegExp(`(public void|fun) ${name}\\(`).test(half);
    expect(methodsOf(plugin).filter((name) => !isThere(name))).toEqual([]);
  },
);
