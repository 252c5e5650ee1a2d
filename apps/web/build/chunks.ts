import type { Rolldown } from "vite";

/** The folders of src/app/later, each of them a file of the build; what others need comes first. */
export const later = { everybody: ["cards", "calculator"], person: ["diary"] } as const;

/** The file of the contract's calls. */
export const calls = "calls";

const library = /node_modules|rolldown.runtime/;
const contract = "/packages/contract/src/";
const domain = "/packages/domain/src/";

type ChunkName = Extract<Rolldown.CodeSplittingGroup["name"], (...args: never[]) => unknown>;

/** Were they in a file of the cards or of the calls, one would wait for the other. */
const rules: ChunkName = (id, context) => {
  const importers = id.includes(domain) ? context.getModuleInfo(id)?.importers : undefined;
  return importers?.some((importer) => importer.includes(contract)) ? "rules" : null;
};

/**
 * Which modules share a file; the first group that wants a module gets it, with all that it imports.
 * A few large files compress better and wait in line less often than many small ones.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // `$initial` is what the entry reaches by static imports.
  { name: "libraries", tags: ["$initial"], test: library },
  // The entry stays a file of its own: nothing that is loaded later needs it.
  { name: "first", tags: ["$initial"], test: /\/src\/(?!boot\/)/ },
  { name: "icons", test: /\/node_modules\/lucide-react\// },
  { name: rules, debugName: "rules" },
  { name: "schemas", test: /\/node_modules\/zod\// },
  { name: calls, test: contract },
  ...[...later.everybody, ...later.person].map((folder) => ({
    name: folder,
    test: new RegExp(`/src/app/later/${folder}/`),
  })),
];
